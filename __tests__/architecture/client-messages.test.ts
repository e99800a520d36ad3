import { dirname } from "node:path"
import { importsOf, sources } from "../support/sources"

// Client components get their messages from `Messages` and `messageSource` around them. A missing namespace is noticed only when
// the component is shown, perhaps with data of another month.

const byName = new Map(sources.map((source) => [source.path.replace(/\.(?:tsx?|mjs)$/, ""), source]))
const named = (text: string) => [...text.matchAll(/"([^"]+)"/g)].map(([, name]) => String(name))

/** Given by the shell's messages (`layout`), or rendered where the shell is. */
const everywhere = ["auth", "shell", "tour"]
const customers = "app/[locale]/(admin)/business/customers/[id]"
/** Namespaces whose names are values at run time, and those of components that a page imports but doesn't show. */
const elsewhere: Record<string, string[]> = {
  "app/[locale]/(admin)/pages/account-settings/page.tsx": ["api-keys", "passkeys", "sign-ins", "two-step"],
  [`${customers}/invoices/page.tsx`]: ["invoices"],
  [`${customers}/mandates/page.tsx`]: ["payments"],
  [`${customers}/orders/page.tsx`]: ["orders"],
  "app/[locale]/(admin)/business/product/page.tsx": ["catalogue"],
}

/** The namespaces that client components below some files use, with one of their files, and those that are given there. */
function messagesBelow(files: string[]) {
  const used = new Map<string, string>()
  const given = new Set<string>(everywhere)
  const seen = new Set<string>()
  function visit(name: string, isBelowClient: boolean): void {
    const source = byName.get(name) ?? byName.get(`${name}/index`)
    if (!source || seen.has(`${name} ${isBelowClient}`)) return
    seen.add(`${name} ${isBelowClient}`)
    const isClient = isBelowClient || source.text.startsWith('"use client"')
    if (isClient)
      // A component that asks whether a message exists does without it.
      for (const [, translate, namespace] of source.text.matchAll(/(?:const (\w+) = )?useTranslations\("([\w-]+)/g))
        if (!translate || !source.text.includes(`${translate}.has(`)) used.set(String(namespace), source.path)
    for (const [, list] of source.text.matchAll(/(?:<Messages of=\{|messageSource\()\[([^\]]*)\]/g))
      for (const namespace of named(String(list))) given.add(namespace)
    for (const target of importsOf(source)) visit(target, isClient)
  }
  for (const file of files) visit(file, false)
  return { used, given }
}

const layoutsAround = (folder: string): string[] =>
  folder === "."
    ? []
    : [...(byName.has(`${folder}/layout`) ? [`${folder}/layout`] : []), ...layoutsAround(dirname(folder))]

// The kit names its words per page. Pages without a shell are documents for printing, whose words come with their language.
const screens = sources
  .map(({ path }) => path)
  .filter((path) => /^app\/.*\/page\.tsx$/.test(path) && !/\/\((?:kit|blank)\)\//.test(path))

test("every screen gives its client components the messages that they use", () => {
  expect(screens.length).toBeGreaterThan(100)
  const missing = screens.flatMap((path) => {
    const { used, given } = messagesBelow([path.replace(/\.tsx$/, ""), ...layoutsAround(dirname(path))])
    const known = [...given, ...(elsewhere[path] ?? [])]
    return [...used].filter(([name]) => !known.includes(name)).map(([name, file]) => `${path} lacks ${name}: ${file}`)
  })
  expect(missing).toEqual([])
})
