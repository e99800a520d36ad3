import type { ExternalToast } from "sonner"

export type ToastPosition = `${"top" | "bottom"}-${"start" | "center" | "end"}`

interface ToastOptions {
  description?: string
  action?: { label: string; onClick: () => void }
  /** Lets the page show through. */
  translucent?: boolean
  /** How long it stays; `Infinity` until it is closed. */
  seconds?: number
  /** Where it appears, instead of the place all others have. */
  position?: ToastPosition
  /** Told when it is gone, whether its time was over or it was closed. */
  onClose?: () => void
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

const sides = { ltr: { start: "left", end: "right" }, rtl: { start: "right", end: "left" } } as const

/** Our places follow the way the page reads, the library's do not. */
function placeOf(position: ToastPosition): ExternalToast["position"] {
  const [edge, side] = position.split("-") as ["top" | "bottom", "start" | "center" | "end"]
  return `${edge}-${side === "center" ? side : sides[document.documentElement.dir === "rtl" ? "rtl" : "ltr"][side]}`
}

const options = ({ seconds = 5, translucent, position, onClose, ...rest }: ToastOptions): ExternalToast => ({
  ...rest,
  ...(position && { position: placeOf(position) }),
  ...(onClose && { onAutoClose: onClose, onDismiss: onClose }),
  className: translucent ? "bg-raised/85! backdrop-blur-sm" : undefined,
  duration: seconds * 1000,
})

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
  warning: async (message: string, more: ToastOptions = {}) => {
    const sonner = await load()
    sonner.toast.warning(message, options(more))
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
  /** Says that something is under way, and in the same place how it ended. */
  progress: async (work: Promise<unknown>, words: { loading: string; success: string; error: string }) => {
    const sonner = await load()
    sonner.toast.promise(work, words)
  },
  /** Takes away all that are shown. */
  clear: async () => {
    const sonner = await load()
    sonner.toast.dismiss()
  },
}
