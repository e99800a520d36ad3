import { sources } from "../support/sources"

const product = sources.filter(({ path }) => /^(app|components|lib)\//.test(path))
const offences = (bad: RegExp, except: (path: string) => boolean = () => false) =>
  product
    .filter(({ path }) => !except(path))
    .flatMap(({ path, text }) => [...text.matchAll(bad)].map(([found]) => `${path}: ${found}`))

test("Intl gets its locale from intlLocale, or a fixed one", () => {
  const formats =
    /new Intl\.(?:DateTimeFormat|NumberFormat|PluralRules|RelativeTimeFormat|ListFormat|Collator)\((?!"en-|intlLocale\()[^)\n]*/g
  expect(offences(formats, (path) => path === "lib/core/decimal-text.ts")).toEqual([])
  expect(offences(/\.toLocale(?:Date|Time)?String\(/g)).toEqual([])
})

test("next-intl's locale, like pt-PT, is read only where it becomes our language, like pt", () => {
  const own = (path: string) => path.startsWith("lib/core/i18n/")
  expect(offences(/import \{[^}]*\b(?:useLocale|getLocale)\b[^}]*\} from "next-intl(?:\/server)?"/g, own)).toEqual([])
})

test("amounts are formatted with currencyStyle, except the euros of the kit's examples", () => {
  const kit = (path: string) => path.startsWith("components/kit/") || path === "lib/core/money.ts"
  expect(offences(/style: "currency"/g, kit)).toEqual([])
})

test("next-intl's providers get a locale for Intl", () => {
  expect(offences(/<NextIntlClientProvider[^>]*\blocale=\{(?!intlLocale\()[^}]*\}/g)).toEqual([])
})
