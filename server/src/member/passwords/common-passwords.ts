/** The most used passwords of 8 characters and more that no pattern below makes; shorter ones are refused by length. */
const KNOWN = `
password passw0rd p@ssw0rd p@ssword pa55word pa$$word passwort kennwort motdepasse contrasena parola wachtwoord
12345678 123456789 1234567890 12345678910 0123456789 01234567 87654321 987654321 0987654321 9876543210 11223344
1122334455 12341234 123123123 123412345 12344321 123454321 123321123 123456123 123456654321 147258369 159357456
147852369 159753456 789456123 741852963 963852741 321654987 456789123 135792468 1357924680 246813579 112233445566
102030405060 010203040506 10203040 31415926 314159265 27182818 12121212 13131313 14141414 23232323 10101010 20202020
69696969 98989898 52013140 5201314520 1314520520 7758521520 woaini520 woaini1314 woaini521 aini1314 520131420
qwertyui qwertyuio qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyqwerty qwer1234 qwer12345
qweasdzxc qweasd123 qazwsxedc qazwsx123 qazwsx12 1qaz2wsx 1qaz2wsx3edc 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u8i
q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 zaq12wsx zaq1zaq1 zaq1xsw2 zxcvbnm1 zxcvbnm123 zxcvbnm, zxcvbnmasd zxcv1234 asdfghjk
asdfghjkl asdfgh123 asdf1234 asdfasdf asdfzxcv asd123456 asd12345 qwe123456 qwe12345 qwe123qwe 123qweasd 123qweasdzxc
12qwaszx 1234qwer 12345qwert 123456qwerty 123qwe123 123456qw 123456asd 123456abc 123456aa 123456789a 123456789q 1234567a
12345678a 12345678q a12345678 a123456789 a1234567 aa123456 aa12345678 abc12345 abc123456 abc1234567 abcd1234 abcd12345
abcde123 abcde12345 abcdef12 abcdefgh abcdefghi abcdefghij abcdefg1 abcdefg123 abcabc123 abc123abc a1b2c3d4 a1b2c3d4e5
q123456789 z123456789 w123456789 s123456789 q1234567 z1234567 qq123456 qq123456789 ww123456 zz123456 as123456 ab123456
iloveyou iloveyou1 iloveyou2 iloveyou123 iloveyou! ilovegod iloveme1 ilovejesus ilovehim ilovehim1 iloveher loveyou1
loveyou2 lovelove loverboy lovergirl loveme123 imissyou trustno1 letmein1 letmein123 whatever whatever1 nothing1
sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball softball hockey123 superman
superman1 batman123 spiderman spiderman1 starwars starwars1 pokemon1 pokemon123 doraemon doraemon1 pikachu1 naruto123
sasuke123 dragonball onepiece onepiece1 nintendo minecraft minecraft1 playstation xbox360360 chocolate chocolate1
butterfly butterfly1 computer computer1 internet internet1 samsung1 samsung123 michelle jennifer jessica1 jonathan
christopher alexander alexandra elizabeth charlotte veronica victoria victoria1 nicholas benjamin samantha samantha1
stephanie caroline patricia fernando alejandro alejandra estrella mariposa barcelona barcelona1 liverpool liverpool1
arsenal123 chelsea123 manchester juventus realmadrid corvette mercedes porsche911 ferrari123 mustang1 yamaha123
kawasaki suzuki123 honda1234 toyota123 mountain midnight december november september february january1 monday123
friday13 summer123 winter123 spring123 autumn123 freedom1 freedom123 maverick mercury1 metallica slipknot blink182
scorpion scorpio1 panthers panther1 cowboys1 yankees1 dolphins dolphin1 elephant einstein godzilla goldfish greenday
happiness hello123 hello1234 helloworld hellokitty hellokitty1 jesus123 jesuschrist kingkong kisses123 leonardo
lollipop madison1 marlboro matrix123 maximus1 mickey123 monkey123 mustang123 mylove123 mypassword mypass123 newpassword
nicole123 november1 pa55w0rd passport passpass pass1234 pass12345 pass123456 passcode password! password@ patience
peaches1 peanut123 pineapple platinum popcorn1 precious president raiders1 rainbow1 rainbow123 redskins remember
ricardo1 rockstar rockstar1 rockyou1 sebastian security secret123 shadow123 skywalker slayer123 snowball snoopy123
something stargate starlight steelers strawberry strength student1 success1 sweetheart sweetness swordfish teacher1
teddybear telephone tennis123 test1234 test12345 test123456 testtest testing1 testing123 thankyou thunder1 thursday
tigger123 trinity1 truelove undertaker unicorn1 universe valentine vampire1 vanessa1 warcraft warrior1 watermelon
webmaster welcome1 welcome123 william1 winston1 wolverine woaini1314520 xiaoming zhangwei zhang123 wang1234 wangjian
wangyang zhangjie zhangjing liuliu123 woaiwojia woaiwoziji caonima123 nihao123 nihaonihao zhongguo zhongguo1 beijing2008
beijing123 shanghai shanghai1 guangzhou shenzhen tokyo2020 tokyo1234 osaka1234 nipponichi sakura123 sakurasaku hanako123
takahashi yamamoto1 watanabe1 kobayashi nakamura1 aiueo123 arigatou konnichiwa daisuki1 aishiteru aishiteru1 momotaro
administrator admin123 admin1234 admin12345 admin123456 admin@123 adminadmin administrator1 root1234 rootroot toor1234
master123 superuser superadmin user1234 user12345 username guest123 guest1234 changeme changeme1 changeme123 default1
default123 server123 oracle123 mysql123 postgres postgres1 database1 access14 access123 manager1 manager123 support1
support123 service1 system123 temp1234 temppass sample123 demo1234 public123 private1 private123 login123 signin123
windows1 windows7 windows10 linux123 ubuntu123 android1 iphone123 google123 facebook facebook1 twitter1 youtube1 yahoo123
hotmail1 gmail123 instagram linkedin myspace1 bismillah bismillah1 allahuakbar krishna1 jaimatadi ganesh123 singapore
thailand vietnam1 indonesia malaysia pakistan pakistan1 bangladesh india123 america1 canada123 germany1 italia123 france98
ophthalmology eyecare1 eyeclinic eyedoctor doctor123 hospital hospital1 medical1 medical123 clinic123 nurse1234
`;

/** Words people take when they must have a digit and a sign; each counts with each ending. */
const WORDS =
  `password passw0rd p@ssw0rd welcome letmein qwerty admin administrator master login iloveyou dragon monkey
football baseball sunshine princess shadow superman batman michael jordan charlie summer winter spring autumn abc test
hello secret love freedom computer internet china beijing shanghai tokyo osaka japan nihon sakura fovea ophtha auction
doctor medical hospital company office user guest root system server`.split(/\s+/);

const ENDINGS =
  `1 12 123 1234 12345 123456 ! 1! 12! 123! 1234! @1 @12 @123 @1234 #1 #123 _123 00 01 11 007 69 77 88 99 100 321 666 777
888 999 000 520 1314 2000 2008 2010 2015 2018 2019 2020 2021 2022 2023 2024 2025 2026 2027`.split(/\s+/);

let common: Set<string> | undefined;

/** True for a password that everybody tries first: listed, one character or pair repeated, or a plain run. */
export function isCommonPassword(password: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  common ??= new Set([
    ...KNOWN.trim().split(/\s+/),
    ...WORDS.flatMap((word) => ENDINGS.map((ending) => word + ending)),
  ]);
  return common.has(folded) || /^(.{1,3})\1+$/u.test(folded) || isRun(folded);
}

/** "abcdefgh", "87654321": each character one above, or each one below, the one before. */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  if (Math.abs(step) !== 1) return false;
  return codes.every((code, position) => position === 0 || code - (codes[position - 1] ?? 0) === step);
}
