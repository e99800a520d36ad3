import type { ExternalToast } from "sonner"

interface ToastOptions {
  description?: string
  action?: { label: string; onClick: () => void }
  /** How long it stays. */
  seconds?: number
}

export const toastEvent = "cornerledger:toast"
let listen = () => {}
let listening = new Promise<void>((resolve) => {
  listen = resolve
})

/** The toaster says that it listens; what was said before waits for it. Answers how to say that it is gone. */
export function toasterListens(): () => void {
  listen()
  return () => {
    listening = new Promise<void>((resolve) => {
      listen = resolve
    })
  }
}

/** The library comes with the first message, on whose event the toaster mounts. */
async function load() {
  window.dispatchEvent(new Event(toastEvent))
  const [sonner] = await Promise.all([import("sonner"), listening])
  return sonner
}

const options = ({ seconds = 5, ...rest }: ToastOptions): ExternalToast => ({ ...rest, duration: seconds * 1000 })

/** Short answers to what someone did, newest on top; for screens, not for the transport. */
export const toast = {
  success: async (message: string, more: ToastOptions = {}) => {
    const sonner = await load()
    sonner.toast.success(message, options(more))
  },
  info: async (message: string, more: ToastOptions = {}) => {
    const sonner = await load()
    sonner.toast.info(message, options(more))
  },
  error: async (message: string, more: ToastOptions = {}) => {
    const sonner = await load()
    sonner.toast.error(message, options({ seconds: 8, ...more }))
  },
  /** Says what was done and offers to take it back; `label` is "Undo" in the reader's language unless given. */
  undo: async (
    message: string,
    onUndo: () => unknown,
    { seconds = 8, label }: { seconds?: number; label?: string } = {},
  ) => {
    const sonner = await load()
    const undo = label ?? document.querySelector<HTMLElement>("[data-undo-label]")?.dataset.undoLabel ?? "Undo"
    sonner.toast.success(message, options({ seconds, action: { label: undo, onClick: () => void onUndo() } }))
  },
}
