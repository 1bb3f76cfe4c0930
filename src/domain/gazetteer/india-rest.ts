/** Latitude, longitude and name of the stops of western, southern and eastern India and the islands. */
export const REST_OF_INDIA = `
26.9124 75.7873 Jaipur; 26.9258 75.8237 City Palace Jaipur; 26.9239 75.8267 Hawa Mahal; 26.9855 75.8513 Amer; 26.9855 75.8513 Amer Fort; 26.9373 75.8155 Nahargarh
26.4499 74.6399 Ajmer; 26.4899 74.5511 Pushkar; 26.2389 73.0243 Jodhpur; 26.298 73.0186 Mehrangarh; 26.3043 73.0256 Jaswant Thada; 26.9157 70.9083 Jaisalmer
26.909 70.921 Gadisar Lake; 26.873 70.796 Kuldhara; 26.83 70.5 Sam Dunes; 26.83 70.5 Sam Sand Dunes; 28.0229 73.3119 Bikaner; 28.022 73.319 Junagarh Fort
27.937 75.03 Shekhawati; 27.853 75.274 Mandawa; 24.5854 73.7125 Udaipur; 24.572 73.679 Lake Pichola; 24.5795 73.6839 Jagdish Temple; 24.5937 73.639 Sajjangarh
25.1528 73.587 Kumbhalgarh; 25.116 73.472 Ranakpur; 24.5926 72.7156 Mount Abu; 24.8887 74.6269 Chittorgarh; 25.2138 75.8648 Kota; 25.4305 75.6499 Bundi
26.0173 76.5026 Ranthambore; 26.02 76.456 Ranthambore Fort; 25.9964 76.3525 Sawai Madhopur; 27.2152 77.503 Bharatpur; 27.553 76.6346 Alwar; 27.318 76.435 Sariska
24.9333 73.8167 Nathdwara; 27.1303 72.3639 Phalodi; 25.752 71.396 Barmer
23.0225 72.5714 Ahmedabad; 22.3039 70.8022 Rajkot; 22.4707 70.0577 Jamnagar; 22.2442 68.9685 Dwarka; 22.479 69.135 Bet Dwarka; 22.336 69.087 Nageshwar
21.6417 69.6293 Porbandar; 20.888 70.4012 Somnath; 20.901 70.383 Bhalka Tirth; 20.907 70.367 Veraval; 21.5222 70.4579 Junagadh; 21.1243 70.824 Gir; 21.168 70.596 Sasan Gir
20.714 70.988 Diu; 22.3072 73.1812 Vadodara; 21.838 73.719 Statue of Unity; 21.1702 72.8311 Surat; 23.242 69.6669 Bhuj; 23.85 69.7 Rann of Kutch; 23.828 69.548 Dhordo
22.833 69.35 Mandvi; 20.3974 72.8328 Daman; 21.49 71.82 Palitana; 21.7645 72.1519 Bhavnagar; 20.5992 73.743 Saputara
19.076 72.8777 Mumbai; 18.96 72.93 Elephanta; 18.5204 73.8567 Pune; 18.7546 73.4062 Lonavala; 17.9307 73.6477 Mahabaleshwar; 17.924 73.797 Panchgani
19.9975 73.7898 Nashik; 19.932 73.531 Trimbakeshwar; 19.7645 74.4762 Shirdi; 19.8762 75.3433 Aurangabad; 20.5519 75.7033 Ajanta; 20.0258 75.178 Ellora
18.65 72.87 Alibaug; 16.059 73.471 Malvan; 17.15 73.27 Ganpatipule; 16.705 74.2433 Kolhapur; 21.1458 79.0882 Nagpur; 20.25 79.34 Tadoba; 18.982 73.268 Matheran
17.5 71.8 Arabian Sea; 15.4909 73.8278 Goa; 15.4909 73.8278 Panaji; 15.4909 73.8278 Panjim; 15.497 73.833 Fontainhas; 15.518 73.7634 Candolim; 15.544 73.7553 Calangute
15.5553 73.7517 Baga; 15.574 73.741 Anjuna; 15.6 73.744 Vagator; 15.493 73.774 Fort Aguada; 15.5009 73.9116 Old Goa; 15.165 73.94 Cavelossim; 15.01 74.023 Palolem
15.088 73.92 Cabo de Rama; 15.277 73.925 Colva; 15.273 73.958 Margao; 15.314 74.314 Dudhsagar; 15.66 73.73 Morjim; 15.687 73.704 Arambol; 15.19 73.943 Varca
12.9716 77.5946 Bengaluru; 12.9716 77.5946 Bangalore; 12.2958 76.6394 Mysuru; 12.2958 76.6394 Mysore; 12.4244 75.7382 Coorg; 12.4244 75.7382 Madikeri; 12.4208 75.7397 Kushalnagar
13.3153 75.7754 Chikmagalur; 13.3409 74.7421 Udupi; 13.868 74.627 Murudeshwar; 14.5479 74.3188 Gokarna; 15.335 76.46 Hampi; 15.9149 75.6817 Badami; 13.213 75.994 Belur
13.213 75.994 Halebidu; 12.9141 74.856 Mangaluru; 12.003 76.108 Kabini; 11.667 76.63 Bandipur; 15.2497 74.617 Dandeli; 14.229 74.813 Jog Falls; 12.857 76.487 Shravanabelagola
17.385 78.4867 Hyderabad; 17.6868 83.2185 Visakhapatnam; 18.3273 82.8775 Araku; 16.5062 80.648 Vijayawada; 13.6288 79.4192 Tirupati; 13.6833 79.347 Tirumala
13.608 79.448 Tiruchanur; 13.7498 79.6984 Srikalahasti; 16.073 78.868 Srisailam; 14.679 77.6 Anantapur; 14.82 78.27 Gandikota; 14.165 77.81 Puttaparthi
13.0827 80.2707 Chennai; 12.6269 80.1927 Mahabalipuram; 12.8342 79.7036 Kanchipuram; 11.9416 79.8083 Puducherry; 11.9416 79.8083 Pondicherry; 12.2253 79.0747 Tiruvannamalai
11.399 79.693 Chidambaram; 10.9601 79.3845 Kumbakonam; 10.787 79.1378 Thanjavur; 10.7905 78.7047 Tiruchirappalli; 10.7905 78.7047 Trichy; 10.168 78.793 Chettinad; 10.0735 78.78 Karaikudi
9.9252 78.1198 Madurai; 9.9195 78.1193 Meenakshi Temple; 9.2876 79.3129 Rameswaram; 9.28 79.21 Pamban; 9.175 79.446 Dhanushkodi; 9.152 79.449 Arichal Munai
8.0883 77.5385 Kanyakumari; 8.7139 77.7567 Tirunelveli; 10.2381 77.4892 Kodaikanal; 11.4102 76.695 Ooty; 11.353 76.7959 Coonoor; 11.0168 76.9558 Coimbatore; 10.327 76.955 Valparai
8.4964 78.1245 Thoothukudi; 10.4494 77.5199 Palani; 11.563 76.534 Mudumalai
9.9312 76.2673 Kochi; 9.9312 76.2673 Cochin; 9.9658 76.2421 Fort Kochi; 9.957 76.259 Mattancherry; 10.0889 77.0595 Munnar; 10.107 77.124 Mattupetty; 10.15 77.05 Eravikulam
10.03 76.88 Cheeyappara; 9.6031 77.1615 Thekkady; 9.607 77.171 Kumily; 9.465 77.235 Periyar; 9.465 77.235 Periyar Tiger Reserve; 9.6175 76.4301 Kumarakom
9.5917 76.5222 Kottayam; 9.4981 76.3388 Alleppey; 9.4981 76.3388 Alappuzha; 9.48 76.385 Kainakary; 9.6 76.4 Vembanad Lake; 9.4 76.37 Pamba River; 9.602 76.299 Marari
9.602 76.299 Mararikulam; 8.8932 76.6141 Kollam; 8.7379 76.7163 Varkala; 8.5241 76.9366 Thiruvananthapuram; 8.5241 76.9366 Trivandrum; 8.4004 76.9787 Kovalam; 9.85 76.97 Idukki
9.6869 76.905 Vagamon; 11.6854 76.132 Wayanad; 11.2588 75.7804 Kozhikode; 11.8745 75.3704 Kannur; 12.393 75.033 Bekal; 10.5276 76.2144 Thrissur; 10.5946 76.0411 Guruvayur
9.4353 77.0816 Sabarimala; 10.285 76.569 Athirappilly; 10.7867 76.6548 Palakkad; 10.53 72.63 Lakshadweep; 10.5669 72.6417 Kavaratti; 10.8582 72.1951 Agatti; 10.072 73.645 Kalpeni
10.942 72.297 Bangaram; 8.283 73.049 Minicoy
22.5726 88.3639 Kolkata; 21.9497 88.8927 Sundarbans; 23.6773 87.6853 Shantiniketan; 21.6222 87.5066 Digha; 27.036 88.2627 Darjeeling; 27.0594 88.4695 Kalimpong; 26.88 88.277 Kurseong
26.7271 88.3953 Siliguri; 26.6812 88.3286 Bagdogra; 27.3389 88.6065 Gangtok; 27.386 88.763 Tsomgo Lake; 27.3 88.237 Pelling; 27.69 88.743 Lachung; 27.716 88.558 Lachen; 27.167 88.363 Namchi
27.208 88.242 Rinchenpong; 23.9089 86.8 Deoghar; 23.3441 85.3096 Ranchi; 20.2961 85.8245 Bhubaneswar; 20.4625 85.883 Cuttack; 19.8135 85.8312 Puri; 19.8876 86.0945 Konark
19.7 85.3 Chilika; 19.6687 85.189 Satapada; 21.25 81.63 Raipur; 19.0741 82.0224 Jagdalpur
26.1445 91.7362 Guwahati; 26.5775 93.1711 Kaziranga; 26.9509 94.2155 Majuli; 25.5788 91.8933 Shillong; 25.2702 91.732 Cherrapunji; 25.1864 92.0196 Dawki; 27.586 91.8594 Tawang
27.2645 92.4241 Bomdila; 27.3574 92.236 Dirang; 27.5449 93.8197 Ziro; 25.6751 94.1086 Kohima; 24.817 93.9368 Imphal; 23.8315 91.2868 Agartala; 23.7271 92.7176 Aizawl
11.6234 92.7265 Port Blair; 11.6734 92.748 Cellular Jail; 11.678 92.763 Ross Island; 11.98 92.985 Havelock; 11.98 92.985 Swaraj Dweep; 11.984 92.951 Radhanagar
11.998 92.944 Elephant Beach; 12.044 92.97 Nemo Reef; 11.832 93.031 Neil Island; 11.832 93.031 Shaheed Dweep; 11.842 93.01 Laxmanpur; 12.13 93.06 Inglis Island; 12.1 92.75 Baratang
12.9 92.9 Diglipur; 10.58 92.52 Little Andaman
`;
