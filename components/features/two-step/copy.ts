import { toast } from "@/components/ui/toast"

/** Copies a text and says so, or says that it must be done by hand. */
export async function copy(text: string, done: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    await toast.success(done)
  } catch {
    await toast.error(failed)
  }
}
