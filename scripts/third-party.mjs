// `npm run third-party`: writes THIRD-PARTY-NOTICES.md from the lock file and the installed packages. `--check` verifies it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { ensureDependencies, fail, root } from "./support/setup.mjs"

await ensureDependencies()
const target = join(root, "THIRD-PARTY-NOTICES.md")
const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"))

/** Packages that the product ships or runs, without platform-specific binaries, which differ between machines. */
const shipped = Object.entries(lock.packages).filter(
  ([path, { dev, devOptional, optional, os, cpu }]) => path && !dev && !devOptional && !optional && !os && !cpu,
)

const licenceFile = (folder) =>
  existsSync(folder) && readdirSync(folder).find((name) => /^(licen[cs]e|copying)([-.].*)?$/i.test(name))

/** @returns {string[]} the copyright notices in a licence */
const copyrightLines = (text) => [
  ...new Set(
    text
      .split(/\r?\n/)
      .map((line) => line.replace(/^[\s*#/]+/, "").trim())
      .filter((line) => /^(copyright|©|\(c\))/i.test(line) && /\d{4}|\(c\)|©/i.test(line) && line.length < 200)
      // The appendix of the Apache licence is a template for a notice.
      .filter((line) => !/\[yyyy\]|\{yyyy\}|copyright owner|copyright notice/i.test(line)),
  ),
]

const identifier = (licence) => (typeof licence === "string" ? licence : licence?.type) ?? "see the package"

function noticeOf([path, { version, license }]) {
  const folder = join(root, path)
  const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)
  const file = licenceFile(folder)
  const text = file ? readFileSync(join(folder, file), "utf8").trim() : ""
  const own = existsSync(join(folder, "package.json"))
    ? JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
    : {}
  return { name, version, licence: identifier(license ?? own.license), text, holders: copyrightLines(text) }
}

const byLicence = new Map()
for (const notice of shipped.map(noticeOf)) {
  byLicence.set(notice.licence, [...(byLicence.get(notice.licence) ?? []), notice])
}

/** Returns the text of a licence, from the package with the shortest copy, which has the fewest additions. */
const wording = (packages) =>
  packages
    .map(({ text }) => text)
    .filter((text) => text.length > 300)
    .sort((a, b) => a.length - b.length || a.localeCompare(b))[0] ?? ""

const byName = (a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1)

const sections = [...byLicence]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([licence, packages]) => {
    const lines = packages.sort(byName).map(({ name, version, holders }) => {
      const who = holders.length > 0 ? `: ${holders.join("; ")}` : ""
      return `- ${name} ${version}${who}`
    })
    const text = wording(packages)
    const quoted = text ? `\n\n\`\`\`\`text\n${text}\n\`\`\`\`` : ""
    return `## ${licence}\n\n${[...new Set(lines)].join("\n")}${quoted}\n`
  })

/** Drawings in public/ made from parts of others; the packages themselves are not shipped. */
const drawings = `## Drawings

- public/portraits: made by scripts/draw-portraits.ts from parts of Lorelei by Lisa Wischofsky
  (https://www.figma.com/community/file/1198749693280469639), CC0 1.0 (https://creativecommons.org/publicdomain/zero/1.0/),
  as packaged in @dicebear/lorelei ${lock.packages["node_modules/@dicebear/lorelei"].version}
`

const notices = `# Third-party notices

Cornerledger ships or runs the packages below. \`npm run third-party\` writes this file from the lock file; the wording of each licence is quoted once.

${sections.join("\n")}
${drawings}`

if (process.argv.includes("--check")) {
  const current = existsSync(target) && readFileSync(target, "utf8") === notices
  if (!current) fail("THIRD-PARTY-NOTICES.md does not match the lock file. Run `npm run third-party`.")
} else {
  writeFileSync(target, notices)
  console.log(`${shipped.length} packages, ${byLicence.size} licences`)
}
