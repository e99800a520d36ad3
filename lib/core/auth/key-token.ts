import { createHash, randomInt } from "node:crypto"

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
/** 32 random digits of base 62 are 190 bits. */
const randomLength = 32
const checksumLength = 6
const shape = new RegExp(`^cl_[0-9A-Za-z]{${randomLength + checksumLength}}$`)

/** The first 32 bits of the SHA-256 of everything before it, in base 62. */
function checksumOf(text: string): string {
  let value = createHash("sha256").update(text).digest().readUInt32BE(0)
  let checksum = ""
  for (let i = 0; i < checksumLength; i++) {
    checksum = digits[value % 62] + checksum
    value = Math.floor(value / 62)
  }
  return checksum
}

/** Creates the token of an API key: `cl_`, 32 random characters and a checksum, by which scanners recognise it offline. */
export function newKeyToken(): string {
  const random = Array.from({ length: randomLength }, () => digits[randomInt(digits.length)]).join("")
  return `cl_${random}${checksumOf(`cl_${random}`)}`
}

/** Whether a text is the token of an API key by its shape and checksum, so that typing errors cost no query. */
export const isKeyToken = (text: string): boolean =>
  shape.test(text) && checksumOf(text.slice(0, -checksumLength)) === text.slice(-checksumLength)

/** The beginning of a token, by which its owner recognises it. */
export const prefixOf = (token: string): string => token.slice(0, 8)
