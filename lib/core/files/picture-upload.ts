import type { Upload } from "../http/endpoint"

/** What a contract takes for a picture. */
export const pictureUpload: Upload = {
  types: ["image/png", "image/jpeg", "image/webp", "image/gif"],
  maxBytes: 5_000_000,
}
