/** The server limits pictures to this size as well, so sending more would only take longer. */
const maxPixels = 1600
const maxUnscaledBytes = 300_000

/**
 * Returns a picture scaled down for the upload; pictures that cannot be decoded are left for the server to validate.
 */
export async function smallerPicture(file: Blob): Promise<Blob> {
  if (file.size <= maxUnscaledBytes || typeof createImageBitmap === "undefined") return file
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, maxPixels / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement("canvas")
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", 0.86))
    return smaller && smaller.size < file.size ? smaller : file
  } catch {
    return file
  }
}
