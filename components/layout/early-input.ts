type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Input from before React could handle it. */
export interface EarlyInput {
  /** The changed fields: their values, and whether they are checked. */
  fields: Map<Field, [value: string, checked: boolean]>
  /** The last press: a button, or a form that was submitted without one. */
  pressed?: HTMLElement
  isHydrated: (element: Element) => boolean
  /** Is called after each record, once the page is able to handle it. */
  onRecord?: () => void
}

declare global {
  interface Window {
    earlyInput?: EarlyInput
  }
}

/**
 * Records what a visitor types and presses before the scripts have run: on a slow phone, a page is visible for seconds until
 * then. Runs as an inline script, so it uses nothing outside of itself.
 */
export function recordEarlyInput(): void {
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))
  const early: EarlyInput = { fields: new Map(), isHydrated }
  window.earlyInput = early
  const listen = (type: string, note: (target: never, event: never) => void) =>
    addEventListener(type, (event) => note(event.target as never, event as never), true)
  const press = (element?: HTMLElement) => {
    early.pressed?.removeAttribute("data-waiting")
    element?.setAttribute("data-waiting", "")
    early.pressed = element
    if (element) early.onRecord?.()
  }
  listen("input", (field: HTMLInputElement) => {
    // Of several radio buttons, the last one changed comes last.
    early.fields.delete(field)
    if (isHydrated(field)) return
    early.fields.set(field, [field.value, field.checked])
    early.onRecord?.()
  })
  listen("click", (target: Element, event: Event) => {
    if (!event.isTrusted) return
    press()
    const button = target.closest("button")
    // React hydrates what is clicked at once if it can, and handles the click then. Submit buttons also cause a submit event.
    if (button && !(button.form && button.type === "submit")) setTimeout(() => isHydrated(button) || press(button))
  })
  listen("submit", (form: HTMLFormElement, event: SubmitEvent) => {
    if (isHydrated(form) || form.hasAttribute("action")) return
    event.preventDefault()
    press(event.submitter ?? form)
  })
}

/** Dispatches an event. @returns whether React let it pass: it stops those for which a part of the page isn't ready */
function passes(element: HTMLElement, type: string, dispatch: () => void): boolean {
  let hasPassed = false
  element.addEventListener(type, () => (hasPassed = true), { capture: true, once: true })
  dispatch()
  return hasPassed
}

function restore(field: Field, [value, checked]: [string, boolean]): boolean {
  if (/^(checkbox|radio)$/.test(field.type)) {
    // The click toggles it back, with the event that React expects.
    ;(field as HTMLInputElement).checked = !checked
    return passes(field, "click", () => field.click())
  }
  if (field.type !== "file") {
    const { selectionStart, selectionEnd } = field as HTMLInputElement
    const isAtWork = field === document.activeElement && typeof selectionStart === "number"
    // React notes what its own setter writes, and ignores events of a field that still has that value.
    field.value = ""
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value)
    if (isAtWork) (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
  }
  const dispatch = (type: string) => passes(field, type, () => field.dispatchEvent(new Event(type, { bubbles: true })))
  return dispatch("input") && dispatch("change")
}

const press = (element: HTMLElement): boolean =>
  element instanceof HTMLFormElement
    ? passes(element, "submit", () => element.requestSubmit())
    : passes(element, "click", () => element.click())

const retryMs = 50
/** How long an element may take to be hydrated. */
const patienceMs = 30_000

/** Gives React what was recorded, as soon as it has hydrated the elements. Those that it has replaced are skipped. */
export function replayEarlyInput(): void {
  const early = window.earlyInput
  if (!early) return
  const isDone = (element: HTMLElement, act: () => boolean) =>
    !element.isConnected || (early.isHydrated(element) && act())
  const replay = () => {
    const fields = [...early.fields]
    early.fields = new Map(fields.filter(([field, value]) => !isDone(field, () => restore(field, value))))
    const { pressed } = early
    if (pressed && early.fields.size === 0 && isDone(pressed, () => press(pressed))) release()
    return early.fields.size === 0 && !early.pressed
  }
  const release = () => {
    early.pressed?.removeAttribute("data-waiting")
    early.pressed = undefined
  }
  let timer = 0
  const wait = () => {
    const end = performance.now() + patienceMs
    clearInterval(timer)
    timer = window.setInterval(() => {
      if (!replay() && performance.now() < end) return
      clearInterval(timer)
      release()
    }, retryMs)
  }
  early.onRecord = wait
  // Not at once: Next's router, which follows the URL, starts after the effects of the page.
  wait()
}
