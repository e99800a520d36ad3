import type { ExternalToast } from "sonner"

export type ToastPosition = `${"top" | "bottom"}-${"start" | "center" | "end"}`

interface ToastOptions {
  description?: string
  action?: { label: string; onClick: () => void }
  /** Lets the page show through. */
  translucent?: boolean
  /** Duration; `Infinity` keeps it open until it is closed. */
  seconds?: number
  /** Overrides the default position. */
  position?: ToastPosition
  /** Called when the toast closes, automatically or by the user. */
  onClose?: () => void
}

export const toastEvent = "cornerledger:toast"
let listen = () => {}
let listening = new Promise<void>((resolve) => {
  listen = resolve
})

/** Called when the toaster has mounted; earlier toasts wait for it. Returns a function to call on unmount. */
export function onToasterMount(): () => void {
  listen()
  return () => {
    listening = new Promise<void>((resolve) => {
      listen = resolve
    })
  }
}

/** Loads the library on the first toast; the event mounts the toaster. */
async function load() {
  window.dispatchEvent(new Event(toastEvent))
  const [sonner] = await Promise.all([import("sonner"), listening])
  return sonner
}

const physicalSides = { ltr: { start: "left", end: "right" }, rtl: { start: "right", end: "left" } } as const

/** Converts our logical positions to the library's physical ones. */
function placeOf(position: ToastPosition): ExternalToast["position"] {
  const [edge, side] = position.split("-") as ["top" | "bottom", "start" | "center" | "end"]
  return `${edge}-${side === "center" ? side : physicalSides[document.documentElement.dir === "rtl" ? "rtl" : "ltr"][side]}`
}

const options = ({ seconds = 5, translucent, position, onClose, ...rest }: ToastOptions): ExternalToast => ({
  ...rest,
  ...(position && { position: placeOf(position) }),
  ...(onClose && { onAutoClose: onClose, onDismiss: onClose }),
  className: translucent ? "bg-raised/85! backdrop-blur-sm" : undefined,
  duration: seconds * 1000,
})

/** Toasts for the result of an action, newest on top. For screens, not for the transport. */
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
  /** Shows what was done, with a button to undo it; `label` defaults to "Undo" in the user's language. */
  undo: async (
    message: string,
    onUndo: () => unknown,
    { seconds = 8, label }: { seconds?: number; label?: string } = {},
  ) => {
    const sonner = await load()
    const undo = label ?? document.querySelector<HTMLElement>("[data-undo-label]")?.dataset.undoLabel ?? "Undo"
    sonner.toast.success(message, options({ seconds, action: { label: undo, onClick: () => void onUndo() } }))
  },
  /** Shows that work is running, and then its result in the same toast. */
  progress: async (work: Promise<unknown>, words: { loading: string; success: string; error: string }) => {
    const sonner = await load()
    sonner.toast.promise(work, words)
  },
  /** Closes all toasts. */
  clear: async () => {
    const sonner = await load()
    sonner.toast.dismiss()
  },
}
