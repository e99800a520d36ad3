import * as z from "zod"
import { pictureUpload } from "@/lib/core/files/picture-upload"
import { endpoint } from "@/lib/core/http/endpoint"

export const uploadBusinessLogo = endpoint({
  method: "POST",
  path: "/api/v1/business-logos",
  summary: "Upload a logo for a business; the request body is the file",
  description: "PNG, JPEG, WebP or GIF of at most 5 MB. Returns the address to put in the business's `logo`.",
  can: ["update", "Business"],
  upload: pictureUpload,
  response: z.object({ logo: z.string() }),
  status: 201,
  transaction: "none",
  changes: { calls: [] },
})
