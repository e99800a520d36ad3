import { toast } from "@/components/ui/toast"

/** Copies a text to the clipboard, and shows a notice with the result. */
export async function copy(text: string, done: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    await toast.success(done)
  } catch {
    await toast.error(failed)
  }
}
