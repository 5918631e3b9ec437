const COUNTRIES_OF = {
  Africa:
    "dz ao bj bw bf bi cm cv cf td km cd cg ci dj eg gq er et ga gm gh gn gw ke ls lr ly mg mw ml mr mu yt ma mz na ne ng re rw st sn sc sl so za ss sd sz tz tg tn ug zm zw",
  Asia: "af am az bh bd bt io bn kh cn cy ge hk in id ir iq il jp jo kz kw kg la lb mo my mv mn mm np kp om pk ps ph qa sa sg kr lk sy tw tj th tl tr tm ae uz vn ye",
  Caribbean: "ag aw bs bb bq ky cu cw dm do gd gp ht jm mq pr kn lc vc tt",
  "Central America": "bz cr sv gt hn ni pa",
  Europe:
    "al ad am at az by be ba bg hr cy cz dk ee fo fi fr ge de gi gr hu is ie it xk lv li lt lu mk mt md mc me nl no pl pt ro ru sm rs sk si es se ch tr ua gb va",
  "European Union": "at be bg hr cy cz dk ee fi fr de gr hu ie it lv lt lu mt nl pl pt ro sk si es se",
  "Middle East": "bh cy eg ir iq il jo kw lb om ps qa sa sy tr ae ye",
  "North Africa": "dz eg ly ma sd tn",
  "North America": "ca gl mx pm us",
  Oceania: "au fj pf gu ki mh fm nr nc nz pw pg ws sb to tv vu wf",
  "South America": "ar bo br cl co ec gf gy py pe sr uy ve",
};

/** Parts of the world a country can be found by. */
export type Region = keyof typeof COUNTRIES_OF;

/** Two-letter codes of every country that has a region. */
export const PLACED_COUNTRIES: ReadonlySet<string> = new Set(
  Object.values(COUNTRIES_OF).flatMap((codes) => codes.split(" ")),
);

/** The regions of a country by its two-letter code, in alphabetical order. */
export function regionsOf(iso2: string): Region[] {
  const all = Object.entries(COUNTRIES_OF) as [Region, string][];
  return all.filter(([, codes]) => codes.split(" ").includes(iso2)).map(([region]) => region);
}
