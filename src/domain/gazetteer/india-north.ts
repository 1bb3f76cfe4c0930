/** Latitude, longitude and name of the stops of northern and central India, a few on each line. */
export const NORTH_INDIA = `
34.0837 74.7973 Srinagar; 34.118 74.865 Dal Lake; 34.1236 74.839 Nigeen Lake; 34.1486 74.88 Mughal Gardens; 34.125 74.881 Nishat Bagh
34.1494 74.872 Shalimar Bagh; 34.0913 74.808 Srinagar Old City; 34.0484 74.3805 Gulmarg; 34.033 74.35 Kongdoori; 34.0558 74.426 Tangmarg
34.0161 75.315 Pahalgam; 34.0533 75.3606 Betaab Valley; 34.089 75.309 Aru; 34.3033 75.2939 Sonamarg; 34.277 75.283 Thajiwas
33.855 74.617 Doodhpathri; 34.011 74.929 Pampore; 33.831 74.678 Yusmarg; 34.42 74.65 Wular Lake; 34.65 74.75 Gurez; 33.731 75.148 Anantnag
32.7266 74.857 Jammu; 32.9917 74.932 Katra; 33.0305 74.949 Bhawan; 33.026 74.959 Bhairon; 33.03 74.951 Vaishno Devi; 33.014 74.942 Ardhkuwari
32.998 74.933 Banganga; 33.089 74.835 Baba Dhansar; 33.085 75.33 Patnitop; 32.9 75.13 Udhampur
34.1526 77.5771 Leh; 34.1737 77.5747 Shanti Stupa; 34.2785 77.6045 Khardung La; 34.686 77.567 Nubra; 34.54 77.561 Diskit; 34.5826 77.472 Hunder
34.629 77.61 Sumur; 34.775 77.543 Panamik; 34.83 76.812 Turtuk; 33.759 78.664 Pangong Tso; 33.956 78.417 Spangmik; 34.047 77.93 Chang La
33.913 77.703 Hemis; 34.0566 77.667 Thiksey; 34.07 77.635 Shey; 34.177 78.145 Shyok; 33.6 78.65 Chushul; 33.43 78.85 Rezang La
32.7794 78.9642 Hanle; 32.7794 78.9642 Indian Astronomical Observatory; 33.2 78.646 Nyoma; 32.9 78.31 Tso Moriri; 33.33 78.03 Tso Kar
34.018 77.203 Chilling; 33.985 77.27 Skiu; 33.89 77.42 Markha; 33.835 77.54 Thachungtse; 33.81 77.6 Nimaling; 33.82 77.65 Kongmaru La
33.83 77.48 Hankar; 33.87 77.7 Shang Sumdo; 34.5553 76.135 Kargil; 34.28 76.77 Lamayuru; 34.225 77.165 Alchi; 34.428 75.761 Drass; 33.47 76.88 Padum
33.59 76.83 Zanskar; 33.08 77.59 Sarchu; 32.57 77.03 Keylong; 32.635 77.175 Jispa
30.7333 76.7794 Chandigarh; 31.1048 77.1734 Shimla; 31.098 77.267 Kufri; 30.904 77.0967 Kasauli; 30.908 77.11 Solan; 31.255 77.1 Naldehra
31.9579 77.1095 Kullu; 32.2432 77.1892 Manali; 32.255 77.176 Old Manali; 32.249 77.181 Hadimba Temple; 32.3166 77.157 Solang; 32.12 77.167 Naggar
32.17 77.23 Jana; 32.371 77.247 Rohtang; 32.365 77.134 Atal Tunnel; 32.35 77.22 Gulaba; 32.01 77.315 Kasol; 32.028 77.347 Manikaran
31.74 77.206 Aut; 31.64 77.4 Tirthan; 31.635 77.41 Gushaini; 31.602 77.351 Jibhi; 31.56 77.38 Chehni Kothi; 31.65 77.345 Banjar
31.537 76.89 Sundernagar; 31.708 76.932 Mandi; 31.277 77.45 Narkanda; 31.42 78.263 Sangla; 31.352 78.437 Chitkul; 31.38 78.33 Rakcham
31.5376 78.255 Kalpa; 31.54 78.27 Reckong Peo; 31.882 78.627 Nako; 32.0937 78.383 Tabo; 32.027 78.54 Gue; 32.0895 78.21 Dhankar; 32.226 78.07 Kaza
32.298 78.01 Key; 32.231 78.175 Langza; 32.247 78.108 Hikkim; 32.235 78.12 Komic; 31.99 78.02 Pin Valley; 32.4 77.634 Kunzum La
32.48 77.617 Chandratal; 32.37 77.24 Gramphu; 32.5387 75.971 Dalhousie; 32.546 76.058 Khajjiar; 32.55 76.01 Kalatop; 32.555 76.126 Chamba
32.219 76.3234 Dharamshala; 32.242 76.321 McLeod Ganj; 32.05 76.72 Bir; 32.1 76.537 Palampur; 32.0998 76.2691 Kangra; 32.2643 75.6421 Pathankot
31.634 74.8723 Amritsar; 31.62 74.8765 Golden Temple; 31.62 74.8765 Harmandir Sahib; 31.6196 74.8775 Langar Hall; 31.6207 74.88 Jallianwala Bagh
31.626 74.8785 Partition Museum; 31.6047 74.573 Wagah; 31.451 74.928 Tarn Taran; 31.367 75.147 Goindwal; 31.326 75.576 Jalandhar; 30.901 75.857 Ludhiana
31.2352 76.4994 Anandpur Sahib; 30.34 76.386 Patiala
29.9457 78.1642 Haridwar; 29.958 78.171 Har Ki Pauri; 30.0869 78.2676 Rishikesh; 30.3165 78.0322 Dehradun; 30.4598 78.0664 Mussoorie
30.418 78.243 Dhanaulti; 30.145 78.598 Devprayag; 30.378 78.48 Tehri; 30.285 78.981 Rudraprayag; 30.524 79.079 Guptkashi; 30.514 79.096 Ukhimath
30.653 79.027 Gaurikund; 30.624 78.984 Triyuginarayan; 30.7352 79.0669 Kedarnath; 30.4866 79.217 Tungnath; 30.487 79.175 Chopta
30.556 79.565 Joshimath; 30.53 79.57 Auli; 30.7433 79.4938 Badrinath; 30.772 79.495 Mana; 30.699 79.594 Valley of Flowers; 30.704 79.589 Hemkund
30.819 78.206 Barkot; 30.976 78.433 Janki Chatti; 31.0117 78.4599 Yamunotri; 30.7268 78.4354 Uttarkashi; 31.039 78.737 Harsil; 30.9947 78.9398 Gangotri
29.3803 79.4636 Nainital; 29.358 79.557 Bhimtal; 29.3947 79.126 Jim Corbett; 29.3947 79.126 Ramnagar Corbett; 29.597 79.659 Almora; 29.6457 79.43 Ranikhet
29.8405 79.603 Kausani; 30.065 80.239 Munsiyari; 29.583 80.218 Pithoragarh; 29.849 78.6 Lansdowne
28.6139 77.209 New Delhi; 28.6139 77.209 Delhi; 28.4595 77.0266 Gurugram; 27.1767 78.0081 Agra; 27.1751 78.0421 Taj Mahal; 27.094 77.668 Fatehpur Sikri
27.4924 77.6737 Mathura; 27.5806 77.7006 Vrindavan; 26.8467 80.9462 Lucknow; 26.7922 82.1998 Ayodhya; 26.4499 80.3319 Kanpur
25.3176 82.9739 Varanasi; 25.3176 82.9739 Kashi; 25.3109 83.0107 Kashi Vishwanath; 25.3069 83.0103 Ganga Aarti; 25.307 83.0103 Dashashwamedh Ghat
25.2896 83.0068 Assi Ghat; 25.325 82.974 Kaal Bhairav; 25.3097 83.0105 Annapurna Temple; 25.3762 83.0227 Sarnath; 25.2694 83.0268 Ramnagar
25.127 82.882 Chunar; 25.1337 82.5644 Mirzapur; 25.163 82.505 Vindhyachal; 24.95 84.03 Sasaram; 25.4358 81.8463 Prayagraj; 25.4358 81.8463 Allahabad
25.43 81.885 Triveni Sangam; 24.6961 84.9911 Bodh Gaya; 24.7955 85.0002 Gaya; 25.028 85.4203 Rajgir; 25.002 85.446 Vulture Peak; 25.1358 85.4438 Nalanda
25.5941 85.1376 Patna; 25.987 85.123 Vaishali; 26.7395 83.889 Kushinagar; 27.47 83.276 Lumbini
24.8318 79.9199 Khajuraho; 25.3518 78.6419 Orchha; 26.2183 78.1828 Gwalior; 25.4484 78.5685 Jhansi; 23.2599 77.4126 Bhopal; 23.479 77.74 Sanchi
23.1793 75.7849 Ujjain; 22.2424 76.147 Omkareshwar; 22.7196 75.8577 Indore; 22.4674 78.4346 Pachmarhi; 22.2765 80.627 Kanha; 23.7 81.03 Bandhavgarh
23.1815 79.9864 Jabalpur; 22.335 75.395 Mandu; 22.1765 75.587 Maheshwar
`;
