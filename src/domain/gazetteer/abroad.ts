/** Latitude, longitude and name of the stops outside India. */
export const ABROAD = `
27.7172 85.324 Kathmandu; 28.2096 83.9856 Pokhara; 27.5291 84.3542 Chitwan; 27.7172 85.52 Nagarkot; 28.8167 83.8714 Muktinath; 28.7804 83.7231 Jomsom; 27.6869 86.7314 Lukla
27.8069 86.714 Namche Bazaar; 28.004 86.8528 Everest Base Camp; 28.53 83.878 Annapurna Base Camp; 27.671 85.4298 Bhaktapur; 26.7288 85.925 Janakpur
27.4728 89.639 Thimphu; 27.4305 89.4133 Paro; 27.5921 89.8797 Punakha; 27.5527 90.7 Bumthang; 26.8516 89.3884 Phuentsholing; 27.4459 90.173 Phobjikha
6.9271 79.8612 Colombo; 7.2906 80.6337 Kandy; 6.9497 80.7891 Nuwara Eliya; 6.8667 81.0466 Ella; 7.957 80.7603 Sigiriya; 7.8742 80.6511 Dambulla; 8.3114 80.4037 Anuradhapura
6.0535 80.221 Galle; 6.0091 80.248 Unawatuna; 6.4213 79.9985 Bentota; 5.9485 80.4716 Mirissa; 8.5874 81.2152 Trincomalee; 6.3728 81.5206 Yala; 7.2083 79.8358 Negombo; 9.6615 80.0255 Jaffna
4.1755 73.5093 Malé; 4.212 73.5405 Hulhumalé; 3.8667 73.4333 Maafushi; 5.05 72.95 Baa Atoll; 3.6 72.9 Ari Atoll; -0.6 73.1 Addu; 4.24 73.42 Thulusdhoo
23.8103 90.4125 Dhaka; 21.4272 92.0058 Cox's Bazar; 16.8409 96.1735 Yangon; 21.1717 94.8585 Bagan; 21.9588 96.0891 Mandalay; 20.5 96.9 Inle Lake
13.7563 100.5018 Bangkok; 13.75 100.4913 Grand Palace; 13.7437 100.4889 Wat Arun; 14.3532 100.5689 Ayutthaya; 12.9236 100.8825 Pattaya; 7.8804 98.3923 Phuket
7.884 98.388 Old Phuket; 7.884 98.388 Old Phuket Town; 7.8966 98.2965 Patong; 7.8276 98.3125 Big Buddha Phuket; 7.7407 98.7784 Phi Phi Islands; 7.677 98.765 Maya Bay
8.0863 98.9063 Krabi; 8.0324 98.8237 Ao Nang; 8.167 98.75 Ao Thalane; 8.0115 98.8375 Railay; 8.0056 98.8377 Phra Nang; 7.925 99.268 Emerald Pool; 8.637 98.247 Khao Lak
9.512 100.0136 Koh Samui; 10.0956 99.8404 Koh Tao; 18.7883 98.9853 Chiang Mai; 19.9105 99.8406 Chiang Rai; 14.0227 99.5328 Kanchanaburi; 12.5684 99.9577 Hua Hin; 7.53 99.05 Koh Lanta
1.3521 103.8198 Singapore; 1.2816 103.8636 Gardens by the Bay; 1.2494 103.8303 Sentosa; 1.254 103.8238 Universal Studios; 1.2565 103.8218 Resorts World; 1.2585 103.8194 S.E.A. Aquarium
1.2868 103.8545 Merlion Park; 1.2838 103.8591 Marina Bay; 1.2838 103.8442 Chinatown; 1.3066 103.8518 Little India; 1.3644 103.9915 Changi
3.139 101.6869 Kuala Lumpur; 3.0019 101.3927 Port Klang; 3.4221 101.7934 Genting Highlands; 5.4141 100.3288 Penang; 6.35 99.8 Langkawi; 2.1896 102.2501 Malacca; 4.4721 101.3801 Cameron Highlands
5.9804 116.0735 Kota Kinabalu; 1.5535 110.3593 Kuching; 1.4927 103.7414 Johor Bahru
-6.2088 106.8456 Jakarta; -7.7956 110.3695 Yogyakarta; -7.6079 110.2038 Borobudur; -8.4 115.2 Bali; -8.6705 115.2126 Denpasar; -8.5069 115.2625 Ubud; -8.42 115.28 Tegallalang
-8.4156 115.3152 Tirta Empul; -8.422 115.359 Penglipuran; -8.246 115.335 Kintamani; -8.6936 115.2625 Sanur; -8.7275 115.5444 Nusa Penida; -8.752 115.474 Kelingking; -8.8291 115.0849 Uluwatu
-8.79 115.16 Jimbaran; -8.2747 115.166 Bedugul; -8.6913 115.1682 Seminyak; -8.7177 115.169 Kuta; -8.8 115.23 Nusa Dua; -8.6212 115.0868 Tanah Lot; -8.6478 115.1385 Canggu; -8.158 115.027 Lovina
-8.67 115.45 Nusa Lembongan; -8.35 116.04 Gili Islands; -8.6529 116.3249 Lombok; -8.4964 119.8877 Labuan Bajo; -8.55 119.49 Komodo
21.0278 105.8342 Hanoi; 20.9101 107.1839 Ha Long Bay; 20.2506 105.9745 Ninh Binh; 22.3364 103.8438 Sapa; 16.4637 107.5909 Hue; 16.0544 108.2022 Da Nang; 15.8801 108.338 Hoi An; 15.995 107.996 Ba Na Hills
12.2388 109.1967 Nha Trang; 11.9404 108.4583 Da Lat; 10.8231 106.6297 Ho Chi Minh City; 10.8231 106.6297 Saigon; 10.2899 103.984 Phu Quoc; 13.3633 103.8564 Siem Reap; 13.4125 103.867 Angkor Wat
11.5564 104.9282 Phnom Penh; 19.8845 102.135 Luang Prabang; 17.9757 102.6331 Vientiane; 14.5995 120.9842 Manila; 10.3157 123.8854 Cebu; 11.9674 121.9248 Boracay; 11.1784 119.3929 El Nido; 9.85 124.1435 Bohol
22.3193 114.1694 Hong Kong; 22.1987 113.5439 Macau; 39.9042 116.4074 Beijing; 31.2304 121.4737 Shanghai; 34.3416 108.9398 Xi'an; 25.2736 110.29 Guilin; 25.033 121.5654 Taipei; 29.6548 91.1406 Lhasa
35.6762 139.6503 Tokyo; 35.0116 135.7681 Kyoto; 34.6937 135.5023 Osaka; 34.6851 135.8048 Nara; 35.2324 139.1069 Hakone; 35.3606 138.7274 Mount Fuji; 34.3853 132.4553 Hiroshima; 43.0618 141.3545 Sapporo
37.5665 126.978 Seoul; 35.1796 129.0756 Busan; 33.4996 126.5312 Jeju; 47.8864 106.9057 Ulaanbaatar
25.2048 55.2708 Dubai; 25.265 55.3 Old Dubai; 25.2637 55.2972 Al Fahidi; 25.2597 55.309 Dubai Creek; 25.1972 55.2744 Burj Khalifa; 25.1985 55.2796 Dubai Mall; 25.0805 55.1403 Dubai Marina
25.06 55.2445 Miracle Garden; 24.95 55.65 Lahbab; 24.95 55.65 Lahbab Desert; 25.1124 55.139 Palm Jumeirah; 24.4539 54.3773 Abu Dhabi; 24.5451 54.4344 Saadiyat; 24.5338 54.3982 Louvre Abu Dhabi
24.4128 54.475 Sheikh Zayed Grand Mosque; 24.4615 54.3064 Qasr Al Watan; 24.4875 54.6036 Yas Island; 24.33 52.6 Sir Bani Yas; 25.3463 55.4209 Sharjah; 25.8007 55.9762 Ras Al Khaimah; 25.1288 56.3265 Fujairah
26.2235 50.5876 Bahrain; 26.2235 50.5876 Manama; 25.2854 51.531 Doha; 23.588 58.3829 Muscat; 22.933 57.53 Nizwa; 26.19 56.25 Khasab; 17.0151 54.0924 Salalah; 29.3759 47.9774 Kuwait City
24.7136 46.6753 Riyadh; 21.4858 39.1925 Jeddah; 21.3891 39.8579 Mecca; 24.5247 39.5692 Medina; 26.6085 37.9232 AlUla
31.9539 35.9106 Amman; 30.3285 35.4444 Petra; 29.5759 35.42 Wadi Rum; 31.559 35.473 Dead Sea; 29.5321 35.0063 Aqaba; 31.7683 35.2137 Jerusalem; 32.0853 34.7818 Tel Aviv; 33.8938 35.5018 Beirut
41.0082 28.9784 Istanbul; 38.6431 34.8289 Cappadocia; 38.642 34.831 Göreme; 37.9244 29.1187 Pamukkale; 36.8969 30.7133 Antalya; 37.8579 27.261 Kusadasi; 37.939 27.34 Ephesus; 39.9334 32.8597 Ankara
41.7151 44.8271 Tbilisi; 42.6565 44.643 Kazbegi; 42.4776 44.481 Gudauri; 41.6168 41.6367 Batumi; 40.1792 44.4991 Yerevan; 40.56 44.95 Lake Sevan; 40.4093 49.8671 Baku; 40.98 47.85 Gabala
43.222 76.8512 Almaty; 51.1694 71.4491 Astana; 41.2995 69.2401 Tashkent; 39.627 66.975 Samarkand; 39.7681 64.4556 Bukhara; 41.3783 60.3639 Khiva; 42.8746 74.5698 Bishkek
55.7558 37.6173 Moscow; 59.9311 30.3609 Saint Petersburg; 30.0444 31.2357 Cairo; 25.6872 32.6396 Luxor; 24.0889 32.8998 Aswan; 27.2579 33.8116 Hurghada; 27.9158 34.33 Sharm El Sheikh; 31.2001 29.9187 Alexandria
22.337 31.6258 Abu Simbel; 31.6295 -7.9811 Marrakech; 34.0181 -5.0078 Fes; 33.5731 -7.5898 Casablanca; 35.1688 -5.2636 Chefchaouen; -1.2921 36.8219 Nairobi; -1.4061 35.0081 Masai Mara; -2.6527 37.2606 Amboseli
-0.3667 36.0833 Lake Nakuru; -4.0435 39.6682 Mombasa; -3.3869 36.683 Arusha; -2.3333 34.8333 Serengeti; -3.1618 35.5877 Ngorongoro; -6.1659 39.2026 Zanzibar; -17.9243 25.8572 Victoria Falls
-33.9249 18.4241 Cape Town; -26.2041 28.0473 Johannesburg; -23.9884 31.5547 Kruger; -25.3163 27.1005 Sun City; -34.0363 23.0471 Knysna; -33.59 22.2 Oudtshoorn; -20.1609 57.5012 Port Louis; -20.3484 57.5522 Mauritius
-4.6796 55.492 Seychelles; -4.6191 55.4513 Mahé; -4.3167 55.7333 Praslin; -18.8792 47.5079 Antananarivo
47.3769 8.5417 Zurich; 47.6779 8.6153 Rhine Falls; 47.0502 8.3093 Lucerne; 47.0517 8.3075 Chapel Bridge; 46.7716 8.4375 Mount Titlis; 46.8208 8.4013 Engelberg; 46.7595 8.136 Brünig Pass; 46.6863 7.8632 Interlaken
46.6967 7.852 Harder Kulm; 46.5935 7.9091 Lauterbrunnen; 46.6242 8.0414 Grindelwald; 46.5475 7.9853 Jungfraujoch; 46.0207 7.7491 Zermatt; 45.9833 7.7847 Gornergrat; 46.4312 6.9107 Montreux
46.4142 6.9275 Château de Chillon; 46.4589 6.3369 Rolle; 46.2044 6.1432 Geneva; 46.948 7.4474 Bern; 46.5197 6.6323 Lausanne; 47.5596 7.5886 Basel; 46.0037 8.9511 Lugano; 46.4908 9.8355 St. Moritz
47.1415 9.5215 Vaduz; 45.9237 6.8694 Chamonix; 48.8566 2.3522 Paris; 48.8049 2.1204 Versailles; 43.7102 7.262 Nice; 43.7384 7.4246 Monaco; 43.5528 7.0174 Cannes; 45.764 4.8357 Lyon; 48.5734 7.7521 Strasbourg
48.0794 7.3585 Colmar; 44.8378 -0.5792 Bordeaux; 43.2965 5.3698 Marseille; 48.636 -1.5115 Mont Saint-Michel; 51.5074 -0.1278 London; 51.752 -1.2577 Oxford; 51.3811 -2.359 Bath; 51.1789 -1.8262 Stonehenge
55.9533 -3.1883 Edinburgh; 55.8642 -4.2518 Glasgow; 57.4778 -4.2247 Inverness; 57.41 -6.19 Isle of Skye; 53.4808 -2.2426 Manchester; 53.4084 -2.9916 Liverpool; 54.4609 -3.0886 Lake District; 53.96 -1.0873 York
52.2053 0.1218 Cambridge; 53.3498 -6.2603 Dublin; 53.2707 -9.0568 Galway; 51.9 -8.47 Cork; 52.9715 -9.4309 Cliffs of Moher; 54.5973 -5.9301 Belfast; 52.3676 4.9041 Amsterdam; 51.9244 4.4777 Rotterdam
52.08 4.3 The Hague; 52.27 4.546 Keukenhof; 50.8503 4.3517 Brussels; 51.2093 3.2247 Bruges; 49.6116 6.1319 Luxembourg; 52.52 13.405 Berlin; 48.1351 11.582 Munich; 47.5576 10.7498 Neuschwanstein; 47.57 10.7 Füssen
50.1109 8.6821 Frankfurt; 50.9375 6.9603 Cologne; 49.3988 8.6724 Heidelberg; 53.5511 9.9937 Hamburg; 49.4521 11.0767 Nuremberg; 51.0504 13.7373 Dresden; 48.2082 16.3738 Vienna; 47.8095 13.055 Salzburg
47.5622 13.6493 Hallstatt; 47.2692 11.4041 Innsbruck; 47.296 11.591 Wattens; 50.0755 14.4378 Prague; 48.8127 14.3175 Cesky Krumlov; 47.4979 19.0402 Budapest; 48.1486 17.1077 Bratislava; 52.2297 21.0122 Warsaw
50.0647 19.945 Krakow; 41.9028 12.4964 Rome; 41.9029 12.4534 Vatican City; 43.7696 11.2558 Florence; 43.7228 10.4017 Pisa; 45.4408 12.3155 Venice; 45.4642 9.19 Milan; 45.985 9.257 Lake Como; 45.4384 10.9916 Verona
44.1461 9.6439 Cinque Terre; 43.3188 11.3308 Siena; 40.8518 14.2681 Naples; 40.7497 14.4869 Pompeii; 40.6263 14.376 Sorrento; 40.634 14.6027 Amalfi; 40.5532 14.2222 Capri; 38.1157 13.3615 Palermo
40.4168 -3.7038 Madrid; 41.3851 2.1734 Barcelona; 37.3891 -5.9845 Seville; 37.1773 -3.5986 Granada; 37.8882 -4.7794 Cordoba; 39.8628 -4.0273 Toledo; 39.4699 -0.3763 Valencia; 38.9067 1.4206 Ibiza; 39.5696 2.6502 Palma
43.263 -2.935 Bilbao; 38.7223 -9.1393 Lisbon; 41.1579 -8.6291 Porto; 38.8029 -9.3817 Sintra; 37.1028 -8.673 Lagos; 37.9838 23.7275 Athens; 36.3932 25.4615 Santorini; 37.4467 25.3289 Mykonos
38.4824 22.501 Delphi; 39.7217 21.6306 Meteora; 35.3387 25.1442 Heraklion; 36.4341 28.2176 Rhodes; 42.6507 18.0944 Dubrovnik; 43.5081 16.4402 Split; 45.815 15.9819 Zagreb; 44.8654 15.582 Plitvice Lakes
46.0569 14.5058 Ljubljana; 46.3683 14.1146 Lake Bled; 42.4247 18.7712 Kotor; 43.8563 18.4131 Sarajevo; 44.7866 20.4489 Belgrade; 42.6977 23.3219 Sofia; 44.4268 26.1025 Bucharest; 45.657 25.601 Brasov
55.6761 12.5683 Copenhagen; 59.3293 18.0686 Stockholm; 59.9139 10.7522 Oslo; 60.3913 5.3221 Bergen; 60.863 7.1135 Flam; 69.6492 18.9553 Tromso; 62.1015 7.2065 Geiranger; 68.15 13.9 Lofoten
60.1699 24.9384 Helsinki; 66.5039 25.7294 Rovaniemi; 59.437 24.7536 Tallinn; 56.9496 24.1052 Riga; 54.6872 25.2797 Vilnius; 64.1466 -21.9426 Reykjavik; 63.42 -19.0 Vik; 64.0784 -16.23 Jokulsarlon
40.7128 -74.006 New York; 43.0896 -79.0849 Niagara Falls; 38.9072 -77.0369 Washington; 42.3601 -71.0589 Boston; 41.8781 -87.6298 Chicago; 36.1699 -115.1398 Las Vegas; 36.1069 -112.1129 Grand Canyon
34.0522 -118.2437 Los Angeles; 37.7749 -122.4194 San Francisco; 28.5383 -81.3792 Orlando; 25.7617 -80.1918 Miami; 21.3069 -157.8583 Honolulu; 43.6532 -79.3832 Toronto; 49.2827 -123.1207 Vancouver; 51.1784 -115.5708 Banff
-33.8688 151.2093 Sydney; -37.8136 144.9631 Melbourne; -16.9186 145.7781 Cairns; -28.0167 153.4 Gold Coast; -27.4698 153.0251 Brisbane; -31.9505 115.8605 Perth; -38.6662 143.1044 Great Ocean Road
-36.8485 174.7633 Auckland; -38.1368 176.2497 Rotorua; -45.0312 168.6626 Queenstown; -43.5321 172.6362 Christchurch; -44.67 167.925 Milford Sound; -17.7765 177.4356 Nadi; -17.7134 178.065 Fiji
`;
