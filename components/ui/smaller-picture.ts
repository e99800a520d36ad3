/** The server makes pictures no larger than this either; sending more would only take longer. */
const mostPixels = 1600
const smallEnough = 300_000

/** A picture as it should travel: photos are made smaller here, what can't be read is left to the server to judge. */
export async function smallerPicture(file: Blob): Promise<Blob> {
  if (file.size <= smallEnough || typeof createImageBitmap === "undefined") return file
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, mostPixels / Math.max(bitmap.width, bitmap.height))
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
