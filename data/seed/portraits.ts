import { fold } from "@/lib/core/text"

/** The file name of a sample person's portrait. */
export const portraitFile = (fullName: string): string => `${fold(fullName).replace(/[^a-z]+/g, "-")}.svg`

/** The address of a sample person's portrait. scripts/draw-portraits.ts draws one for each. */
export const portraitOf = (fullName: string): string => `/portraits/${portraitFile(fullName)}`
