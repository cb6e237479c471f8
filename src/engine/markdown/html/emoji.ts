/** Names between colons that pages of GitHub and of other builders write for pictures, each before its picture. */
const NAMES = `
+1 👍 -1 👎 100 💯 thumbsup 👍 thumbsdown 👎 ok_hand 👌 punch 👊 fist ✊ v ✌️ wave 👋 raised_hand ✋ raised_hands 🙌
pray 🙏 clap 👏 muscle 💪 handshake 🤝 point_up ☝️ point_up_2 👆 point_down 👇 point_left 👈 point_right 👉
crossed_fingers 🤞 writing_hand ✍️ eyes 👀 brain 🧠 speech_balloon 💬 thought_balloon 💭 zzz 💤 boom 💥 collision 💥
smile 😄 smiley 😃 grin 😁 grinning 😀 laughing 😆 satisfied 😆 joy 😂 rofl 🤣 sweat_smile 😅 blush 😊 relaxed ☺️
innocent 😇 wink 😉 heart_eyes 😍 kissing_heart 😘 yum 😋 stuck_out_tongue 😛 stuck_out_tongue_winking_eye 😜
sunglasses 😎 nerd_face 🤓 star_struck 🤩 partying_face 🥳 smirk 😏 neutral_face 😐 expressionless 😑 thinking 🤔
unamused 😒 confused 😕 worried 😟 disappointed 😞 cry 😢 sob 😭 scream 😱 fearful 😨 flushed 😳 angry 😠 rage 😡
triumph 😤 sleeping 😴 mask 😷 dizzy_face 😵 exploding_head 🤯 hugs 🤗 slightly_smiling_face 🙂 upside_down_face 🙃
roll_eyes 🙄 smiling_imp 😈 skull 💀 ghost 👻 alien 👽 robot 🤖 poop 💩 hankey 💩 see_no_evil 🙈 hear_no_evil 🙉
speak_no_evil 🙊 shrug 🤷 facepalm 🤦 technologist 🧑‍💻 construction_worker 👷 detective 🕵️ ninja 🥷 superhero 🦸
heart ❤️ yellow_heart 💛 green_heart 💚 blue_heart 💙 purple_heart 💜 orange_heart 🧡 black_heart 🖤 broken_heart 💔
sparkling_heart 💖 two_hearts 💕 star ⭐ star2 🌟 sparkles ✨ dizzy 💫 fire 🔥 zap ⚡ snowflake ❄️ sunny ☀️ cloud ☁️
rainbow 🌈 umbrella ☔ ocean 🌊 earth_africa 🌍 earth_americas 🌎 earth_asia 🌏 globe_with_meridians 🌐 new_moon 🌑
full_moon 🌕 seedling 🌱 evergreen_tree 🌲 deciduous_tree 🌳 palm_tree 🌴 cactus 🌵 herb 🌿 four_leaf_clover 🍀
maple_leaf 🍁 hibiscus 🌺 cherry_blossom 🌸 rose 🌹 sunflower 🌻 tulip 🌷 apple 🍎 lemon 🍋 banana 🍌 peach 🍑
pizza 🍕 hamburger 🍔 cake 🍰 birthday 🎂 cookie 🍪 coffee ☕ tea 🍵 beer 🍺 beers 🍻 wine_glass 🍷 popcorn 🍿
tada 🎉 confetti_ball 🎊 balloon 🎈 gift 🎁 trophy 🏆 medal_sports 🏅 1st_place_medal 🥇 2nd_place_medal 🥈
3rd_place_medal 🥉 dart 🎯 game_die 🎲 video_game 🎮 art 🎨 musical_note 🎵 notes 🎶 movie_camera 🎥 clapper 🎬
rocket 🚀 airplane ✈️ ship 🚢 anchor ⚓ car 🚗 bus 🚌 train 🚆 bike 🚲 construction 🚧 rotating_light 🚨 vertical_traffic_light 🚦
house 🏠 office 🏢 factory 🏭 school 🏫 hospital 🏥 bank 🏦 tent ⛺ world_map 🗺️ checkered_flag 🏁 triangular_flag_on_post 🚩
whale 🐳 whale2 🐋 dolphin 🐬 fish 🐟 octopus 🐙 crab 🦀 snail 🐌 bug 🐛 ant 🐜 bee 🐝 honeybee 🐝 beetle 🪲 turtle 🐢
snake 🐍 dragon 🐉 unicorn 🦄 horse 🐴 cat 🐱 dog 🐶 mouse 🐭 rabbit 🐰 fox_face 🦊 bear 🐻 panda_face 🐼 koala 🐨
tiger 🐯 lion 🦁 pig 🐷 frog 🐸 monkey 🐒 penguin 🐧 bird 🐦 owl 🦉 elephant 🐘 camel 🐫 t-rex 🦖 butterfly 🦋
white_check_mark ✅ heavy_check_mark ✔️ ballot_box_with_check ☑️ x ❌ negative_squared_cross_mark ❎ o ⭕
heavy_multiplication_x ✖️ heavy_plus_sign ➕ heavy_minus_sign ➖ bangbang ‼️ interrobang ⁉️ question ❓ grey_question ❔
exclamation ❗ heavy_exclamation_mark ❗ grey_exclamation ❕ warning ⚠️ no_entry ⛔ no_entry_sign 🚫 stop_sign 🛑
information_source ℹ️ red_circle 🔴 orange_circle 🟠 yellow_circle 🟡 green_circle 🟢 large_blue_circle 🔵 blue_circle 🔵
purple_circle 🟣 white_circle ⚪ black_circle ⚫ red_square 🟥 green_square 🟩 white_large_square ⬜ black_large_square ⬛
small_blue_diamond 🔹 large_blue_diamond 🔷 small_orange_diamond 🔸 large_orange_diamond 🔶 radio_button 🔘
recycle ♻️ arrow_right ➡️ arrow_left ⬅️ arrow_up ⬆️ arrow_down ⬇️ arrow_upper_right ↗️ arrow_forward ▶️ repeat 🔁
arrows_counterclockwise 🔄 fast_forward ⏩ new 🆕 free 🆓 up 🆙 cool 🆒 ok 🆗 sos 🆘 soon 🔜 top 🔝 end 🔚 copyright ©️
one 1️⃣ two 2️⃣ three 3️⃣ four 4️⃣ five 5️⃣ six 6️⃣ seven 7️⃣ eight 8️⃣ nine 9️⃣ zero 0️⃣ keycap_ten 🔟 hash #️⃣
bulb 💡 flashlight 🔦 candle 🕯️ electric_plug 🔌 battery 🔋 computer 💻 desktop_computer 🖥️ keyboard ⌨️ iphone 📱
phone ☎️ telephone_receiver 📞 camera 📷 tv 📺 satellite 📡 floppy_disk 💾 cd 💿 dvd 📀 minidisc 💽 printer 🖨️
watch ⌚ alarm_clock ⏰ stopwatch ⏱️ hourglass ⌛ hourglass_flowing_sand ⏳ calendar 📆 date 📅 clock1 🕐 moneybag 💰
book 📖 open_book 📖 books 📚 notebook 📓 closed_book 📕 green_book 📗 blue_book 📘 orange_book 📙 ledger 📒 scroll 📜
newspaper 📰 bookmark 🔖 label 🏷️ memo 📝 pencil 📝 pencil2 ✏️ page_facing_up 📄 page_with_curl 📃 clipboard 📋
file_folder 📁 open_file_folder 📂 card_index_dividers 🗂️ file_cabinet 🗄️ wastebasket 🗑️ pushpin 📌 round_pushpin 📍
paperclip 📎 link 🔗 scissors ✂️ straight_ruler 📏 triangular_ruler 📐 chart_with_upwards_trend 📈 bar_chart 📊
chart_with_downwards_trend 📉 email 📧 envelope ✉️ inbox_tray 📥 outbox_tray 📤 package 📦 mailbox 📫 loudspeaker 📢
mega 📣 bell 🔔 no_bell 🔕 mag 🔍 mag_right 🔎 lock 🔒 unlock 🔓 key 🔑 old_key 🗝️ closed_lock_with_key 🔐 shield 🛡️
hammer 🔨 wrench 🔧 nut_and_bolt 🔩 gear ⚙️ hammer_and_wrench 🛠️ toolbox 🧰 magnet 🧲 bricks 🧱 chains ⛓️ axe 🪓
microscope 🔬 telescope 🔭 test_tube 🧪 dna 🧬 alembic ⚗️ pill 💊 syringe 💉 bomb 💣 crystal_ball 🔮 gem 💎 crown 👑
mortar_board 🎓 tophat 🎩 eyeglasses 👓 necktie 👔 credit_card 💳 shopping_cart 🛒 jigsaw 🧩 teddy_bear 🧸 broom 🧹
bust_in_silhouette 👤 busts_in_silhouette 👥 family 👪 baby 👶 runner 🏃 walking 🚶 dancer 💃 swimmer 🏊 surfer 🏄
us 🇺🇸 gb 🇬🇧 uk 🇬🇧 de 🇩🇪 fr 🇫🇷 es 🇪🇸 it 🇮🇹 jp 🇯🇵 cn 🇨🇳 kr 🇰🇷 ru 🇷🇺`;

const PICTURES: ReadonlyMap<string, string> = new Map(
  Array.from(NAMES.matchAll(/(\S+) (\S+)/g), ([, name = '', picture = '']) => [name, picture] as const),
);

/** Names in a row, not within a word, a time or a path such as `std::new::x`. */
const ROW = /(?<!\w:?)(?::[a-z0-9_+-]+:)+(?!:?\w)/g;

/** A text with its `:tada:` as pictures. Names that are not known stay as they are written. */
export function withEmoji(text: string): string {
  if (!text.includes(':')) return text;
  const picture = (written: string, name: string): string => PICTURES.get(name) ?? written;
  return text.replace(ROW, (row) => row.replace(/:([a-z0-9_+-]+):/g, picture));
}
