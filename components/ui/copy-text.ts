import { toast } from "./toast"

/**
 * Copies a text to the clipboard, with a toast if there is a text for it.
 * @returns whether the browser allowed it
 */
export async function copyText(text: string, { done, failed }: { done?: string; failed?: string } = {}) {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    if (failed) void toast.error(failed)
    return false
  }
  if (done) void toast.success(done)
  return true
}
