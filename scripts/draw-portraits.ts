// `npx tsx scripts/draw-portraits.ts`: draws the portraits of the sample people into public/portraits, from the parts of
// Lorelei by Lisa Wischofsky (CC0). The repository keeps the drawings, so only this script needs the packages.
import { mkdir, rm, writeFile } from "node:fs/promises"
import { createAvatar } from "@dicebear/core"
import * as lorelei from "@dicebear/lorelei"
import { portraitFile } from "@/data/seed/portraits"

/** Skin from light to dark. */
const [fair, light, olive, tan, brown, deep] = ["f8d4bd", "f1c5a2", "dda679", "c28557", "a56d48", "875739"]
const hair = {
  ...{ black: "2a211f", dark: "40302a", brown: "694834", chestnut: "8c5b3b", red: "b1542e" },
  ...{ sandy: "b88d55", blond: "dcb976", grey: "98979c", white: "d9d7d6" },
}

type Extra = "round" | "square" | "narrow" | "freckles" | "earrings"
type Face = [hair: number, skin: string | undefined, colour: keyof typeof hair, ...extras: Extra[]]

/** The number of the hair drawing and the colours of each person. */
const faces: Record<string, Face> = {
  "Ada Lindqvist": [38, fair, "grey", "round", "earrings"],
  "Tomás Ferreira": [8, olive, "dark"],
  "Ingrid Lindqvist": [16, fair, "blond"],
  "Maja Lindqvist": [46, fair, "sandy", "earrings"],
  "Oskar Bergström": [6, fair, "sandy"],
  "Elif Aydın": [35, olive, "black"],
  "Jonas Weidner": [2, light, "brown", "square"],
  "Chloé Marchand": [19, fair, "chestnut"],
  "Rui Tavares": [11, olive, "dark"],
  "Hanna Sjöberg": [31, fair, "red", "freckles"],
  "Friedrich Amsel": [25, fair, "grey", "round"],
  "Greta Hollmann": [17, light, "blond"],
  "Noah Whitcombe": [4, fair, "chestnut"],
  "Priya Raman": [15, brown, "black", "earrings"],
  "Léa Dubreuil": [14, light, "brown"],
  "Mathis Carpentier": [7, light, "brown"],
  "Beatriz Nogueira": [32, olive, "dark", "earrings"],
  "Duarte Pimentel": [12, olive, "black"],
  "Sofia Rossetti": [18, light, "dark"],
  "Matteo Bellandi": [3, olive, "dark", "square"],
  "Anneke de Wit": [23, fair, "blond", "square"],
  "Pieter Hoekstra": [47, light, "grey"],
  "Marek Kowalczyk": [1, fair, "sandy"],
  "Zofia Malinowska": [13, fair, "chestnut"],
  "Aoife Brennan": [24, fair, "red", "freckles"],
  "Cillian Doyle": [9, fair, "red"],
  "Lukas Steiner": [43, light, "brown"],
  "Theresa Wimmer": [48, fair, "sandy", "round"],
  "Camille Rochat": [29, light, "chestnut"],
  "Elena Petridis": [42, olive, "dark"],
  "Nikos Lambros": [28, olive, "black", "narrow"],
  "Freja Mikkelsen": [21, fair, "blond"],
  "Anders Holm": [3, fair, "blond"],
  "Aino Virtanen": [36, fair, "sandy"],
  "Eero Laaksonen": [8, fair, "blond", "round"],
  "Marta Escrivà": [33, light, "dark", "earrings"],
  "Íñigo Salazar": [22, olive, "dark"],
  "Carmen Ortuño": [17, olive, "grey", "earrings"],
  "Emil Novák": [6, light, "brown"],
  "Tereza Havlová": [30, light, "dark"],
  "Dorian Vasilescu": [20, light, "black"],
  "Ioana Munteanu": [16, light, "dark"],
  "Harriet Oakley": [38, fair, "white", "square"],
  "Gwen Pritchard": [19, fair, "red"],
  "Samuel Adeyemi": [39, deep, "black"],
  "Nadia Haddad": [13, tan, "black"],
  "Youssef Benali": [9, tan, "black", "round"],
  "Lotte Claes": [33, light, "chestnut"],
  "Kiara Solheim": [24, brown, "black", "earrings"],
  "Henrik Aasen": [12, fair, "white"],
  "Amina Warsame": [24, deep, "black", "earrings"],
  "Timo Albrecht": [5, fair, "blond"],
  "Sabine Krüger": [30, fair, "brown", "narrow"],
  "Étienne Fabre": [4, light, "dark", "round"],
  "Manon Gauthier": [28, light, "sandy", "freckles"],
}

/** Backgrounds in a light skin and in the dark one, where the light ones would glare. */
const backgrounds: [light: string, dark: string][] = [
  ["c5c4f2", "8d8bcb"],
  ["b5ddd7", "76aca5"],
  ["f1cfae", "c59d77"],
  ["edbfcd", "bf8a9d"],
  ["c6dab2", "92ac7c"],
  ["b9d6ec", "82a5c2"],
]
const [eyes, mouths] = [
  [2, 6, 11, 10, 14, 23],
  [5, 1, 6, 2, 4],
]
const [brows, noses, heads] = [
  [7, 9, 10, 2],
  [1, 2, 4, 5],
  [2, 3, 4],
]
const glasses = { round: 1, square: 4, narrow: 5 }

const two = (number: number) => String(number).padStart(2, "0")
const pick = (list: readonly number[], number: number) => two(list[number % list.length] as number)
const percent = (isOn: boolean) => (isOn ? 100 : 0)

/** Removes what doesn't show: metadata, and the mask of the picture's own rectangle. */
const shorten = (svg: string) =>
  svg
    .replace(/<metadata[\s\S]*?<\/metadata>/, "")
    .replace(/<mask id="viewboxMask">[\s\S]*?<\/mask><g mask="url\(#viewboxMask\)">/, "<g>")

function draw([style, skin, colour, ...extras]: Face, i: number): string {
  const [light, dark] = backgrounds[i % backgrounds.length] as [string, string]
  const frame = Object.entries(glasses).find(([name]) => extras.includes(name as Extra))?.[1]
  const portrait = createAvatar(lorelei, {
    ...{ seed: String(i), scale: 118, translateY: 7, backgroundColor: [light] },
    ...{ skinColor: [skin as string], hairColor: [hair[colour]], hair: [`variant${two(style)}`] },
    ...{ eyes: [`variant${pick(eyes, i)}`], mouth: [`happy${pick(mouths, i)}`], nose: [`variant${pick(noses, i)}`] },
    ...{ eyebrows: [`variant${pick(brows, i)}`], head: [`variant${pick(heads, i)}`], hairAccessoriesProbability: 0 },
    ...{ glasses: [`variant${two(frame ?? 1)}`], glassesProbability: percent(frame !== undefined) },
    ...{ frecklesProbability: percent(extras.includes("freckles")), beardProbability: 0 },
    ...{ earrings: ["variant01"], earringsProbability: percent(extras.includes("earrings")) },
  } as Parameters<typeof createAvatar>[1]).toString()
  // Browsers apply it by the `color-scheme` of the element that shows the picture.
  const darkStyle = `<style>@media(prefers-color-scheme:dark){[fill="#${light}"]{fill:#${dark}}}</style>`
  return shorten(portrait).replace("<g>", `${darkStyle}<g>`)
}

const folder = new URL("../public/portraits/", import.meta.url)
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
for (const [i, [name, face]] of Object.entries(faces).entries()) {
  await writeFile(new URL(portraitFile(name), folder), draw(face, i))
}
console.log(`${Object.keys(faces).length} portraits drawn in public/portraits`)
