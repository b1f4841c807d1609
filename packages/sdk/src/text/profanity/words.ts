/**
 * Words that a name, a tag or a text may not contain: adult, insulting and
 * discriminatory terms and adult site names in Portuguese and English.
 *
 * `a{b,c}` stands for `ab` and `ac`; plurals are added by rule. Words with an everyday innocent sense
 * (pau, pinto, rola, pica, cágado, veado, mongol, rapé, anais, `sex` for Friday …) are left out on purpose.
 */
const portuguese = `
put{a,o,ao,inha,inho,ona,aria,eiro,eira,ada} putaquepariu filhodaputa filhadaputa fdp pqp vsf vtnc vtmnc tmnc
caralh{o,ao,inho,ada} caraio krl crl cu cuz{ao,ona,oes,inho,udo,uda} cudoce arrombad{o,a,inho,inha}
bucet{a,ao,inha,uda} bocet{a,inha} xoxot{a,inha} xot{a,inha} xerec{a,inha} xavasca xaninha ppk
piroc{a,ao,inha,udo,uda} punhet{a,eiro,eira,ao} siriric{a,ar} boquet{e,eiro,eira} broxa brochada
fod{a,ao,er,eu,endo,ido,ida,ase,ida,edor,edora,astica,astico} fodase foder fodaci fodac
merd{a,inha,oso,osa} bost{a,inha,ao} porra porr{inha,ona} cag{ao,ona,ada,ar} peid{o,ao,ar,orreiro} mijao mijona
bund{a,ao,ona,inha,uda} tesao tesud{o,a} gostosona sacanagem safadeza surub{a,ao} orgia putanheir{o,a} pornochanchada
vadi{a,inha,agem} vagabund{o,a,agem} vagaba piriguete quenga prostitut{o,a} prostituicao meretriz puteiro cafetao cafetina
corn{o,a,udo,uda,inho,ao} chifrud{o,a} otari{o,a,ao} babac{a,ao} idiot{a,ao,ice} imbecil imbecis cretin{o,a} canalha
escrot{o,a,ao,inho} desgracad{o,a} retardad{o,a} mongoloide demente debilmental panaca paspalho energumen{o,a}
viad{o,inho,ao,agem,aco} viadu boiol{a,inha,ice} baitol{a,inha} bichona bichal sapatao traveco frescurento
nazist{a} nazismo neonazi neonazist{a} nazi hitler
pedofil{o,a,ia} estupr{o,ar,ador,adora,ada} zoofil{ia,o} necrofil{ia,o} incest{o,uoso} molestador
porno pornografi{a,co,ca} pornozao sexoanal sexooral anal anus penis vagina clitoris vulva escroto
ejacul{ar,acao,ada} masturb{ar,acao,ando} orgasmo erecao esperma nudes peladona menage swingueiro
xvideos pornhub redtube xhamster youporn xnxx brazzers onlyfans chaturbate cameraprive camerahot privacyhot spankbang
pornotube sexlog cnnamador beeg bangbros nhentai hentai ecchi lolicon shotacon
`

const english = `
fuck fuck{er,ing,ed,face,boy,head,off,you} motherfuck{er,ing} fck fcking wtfuck stfu
shit shit{ty,head,hole,face,ting} bullshit bitch bitch{y,ing,ass} bitches sonofabitch whore whor{ish} slut slutty
cunt cunty asshole dumbass jackass badass{hole} arsehole bastard dickhead dickface cocksuck{er,ing} prick
pussy pussies twat wank wank{er,ing} tosser bollocks dildo blowjob handjob rimjob footjob cumshot creampie
bukkake gangbang threesome milf gilf deepthroat boobs boobies tits titties titty horny porn porno pornstar
nigger nigga niggaz niglet faggot fag fagg{y} dyke tranny retard retarded spic chink gook wetback
rapist raping paedophil{e,ia} pedophil{e,ia} bestiality incestuous nazis hitler kkklan whitepower heilhitler
masturbat{e,ing,ion} ejaculat{e,ion} orgasm erection penises vaginas clit anus buttplug butthole buttfuck
motherfucka sucker{punch} douchebag jerkoff jizz skank hooker striptease stripper camgirl camwhore
`

/**
 * Stems that no innocent Portuguese or English word, name or place contains, which are therefore found inside
 * joined words too (`timedocaralho`). A letter that is doubled here must be doubled there; `k` counts as `c`.
 */
export const stems = [
  'caralho',
  'buceta',
  'boceta',
  'punheta',
  'xoxota',
  'piroca',
  'putaquepar',
  'filhodaput',
  'filhadaput',
  'cuzao',
  'cuzinho',
  'tomarnocu',
  'tomanocu',
  'fodase',
  'foderse',
  'fodido',
  'boqueteir',
  'arombado',
  'arombada',
  'xvideos',
  'pornhub',
  'pornogra',
  'hentai',
  'motherfuck',
  'fuck',
  'bitch',
  'asholes',
  'bulshit',
  'dickhead',
  'blowjob',
  'cumshot',
  'gangbang',
] as const

function expand(entry: string): string[] {
  const open = entry.indexOf('{')
  if (open === -1) return [entry]
  const endings = entry.slice(open + 1, entry.indexOf('}')).split(',')
  return endings.map((ending) => entry.slice(0, open) + ending)
}

/** Relevant Portuguese and English plurals. */
function withPlural(word: string): string[] {
  if (word.length <= 3 || word.endsWith('s')) return [word]
  if (word.endsWith('ao')) return [word, `${word.slice(0, -2)}oes`, `${word}s`]
  if (word.endsWith('r') || word.endsWith('z')) return [word, `${word}es`, `${word}s`]
  return [word, `${word}s`]
}

/** All forms without duplicates, in the order of the lists. */
export function allWords(): string[] {
  const entries = `${portuguese} ${english}`.split(/\s+/).filter((entry) => entry !== '')
  return [...new Set(entries.flatMap(expand).flatMap(withPlural))]
}
