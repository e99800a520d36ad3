import type { Upload } from "../http/endpoint"

/** The `upload` of contracts that accept a picture. */
export const pictureUpload: Upload = {
  types: ["image/png", "image/jpeg", "image/webp", "image/gif"],
  maxBytes: 5_000_000,
}
