"use client"

import clsx from "clsx"
import { X } from "lucide-react"
import { useTranslations } from "next-intl"
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useDeferredValue,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react"
import { Avatar } from "@/components/ui/avatar"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/email/endpoints"
import { addresseeOf, addresseesOf, isSame } from "./address"
import type { Addressee } from "./draft"

interface Props {
  label: string
  value: Addressee[]
  onChange: (value: Addressee[]) => void
  problem?: string
  autoFocus?: boolean
  /** Shown at the end of the line. */
  end?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A field for recipients: suggested people, or any e-mail address. */
export function PeopleField({ label, value, onChange, problem, autoFocus, end, ref }: Props) {
  const t = useTranslations("email.compose")
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus])
  const [typed, setTyped] = useState("")
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const search = useDeferredValue(typed.trim())
  const { data } = useQuery(endpoints.findPeople, open ? { query: { q: search || undefined } } : null)
  const options = (open ? (data?.people ?? []) : []).filter((person) => !value.some((one) => isSame(one, person)))
  const chosen = options[Math.min(active, options.length - 1)]

  function add(people: Addressee[], rest = "") {
    const added = people.filter(
      (one, i) => !value.some((other) => isSame(one, other)) && people.findIndex((other) => isSame(one, other)) === i,
    )
    if (added.length > 0) onChange([...value, ...added.map(({ email, name }) => ({ email, name }))])
    setTyped(rest)
    setActive(0)
  }
  function addTyped(): boolean {
    const { found, rest } = addresseesOf(typed)
    if (found.length > 0) add(found, rest)
    return found.length > 0
  }
  const onPaste = (event: ClipboardEvent) => {
    const { found, rest } = addresseesOf(event.clipboardData.getData("text"))
    if (found.length === 0) return
    event.preventDefault()
    add(found, rest)
  }
  function onKeyDown(event: KeyboardEvent) {
    const { key } = event
    if (event.nativeEvent.isComposing) return
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault()
      setOpen(true)
      if (options.length > 0) setActive((active + (key === "ArrowDown" ? 1 : options.length - 1)) % options.length)
    } else if (key === "Enter" || (key === "Tab" && typed.trim() && !event.shiftKey)) {
      if (key === "Enter") event.preventDefault()
      // A complete address is taken literally.
      const exact = addresseeOf(typed)
      const pick =
        exact && !options.some((one) => isSame(one, exact)) ? exact : open && typed.trim() ? chosen : undefined
      if (!pick) return
      event.preventDefault()
      add([pick])
    } else if ((key === "," || key === ";") && addTyped()) event.preventDefault()
    else if (key === "Backspace" && !typed) onChange(value.slice(0, -1))
    else if (key === "Escape" && open && options.length > 0) {
      event.stopPropagation()
      setOpen(false)
    }
  }

  return (
    <div className="relative border-line border-b">
      <div className="flex min-h-11 flex-wrap items-center gap-1.5 px-4 py-1.5">
        <label htmlFor={id} className="w-9 shrink-0 text-dense text-ink-muted">
          {label}
        </label>
        {value.map((person) => (
          <span
            key={person.email}
            className="flex min-w-0 items-center gap-1 rounded-full bg-neutral-soft py-0.5 ps-2.5 pe-1 text-dense"
            title={person.email}
          >
            <span className="truncate" dir="auto">
              {person.name || person.email}
            </span>
            <button
              type="button"
              aria-label={t("removePerson", { name: person.name || person.email })}
              onClick={() => onChange(value.filter((other) => other !== person))}
              className="relative grid size-5 place-items-center rounded-full text-ink-faint after:absolute after:-inset-1 hover:bg-card hover:text-ink"
            >
              <X aria-hidden="true" className="size-3.5" />
            </button>
          </span>
        ))}
        <input
          id={id}
          ref={input}
          role="combobox"
          aria-expanded={open && options.length > 0}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={open && chosen ? `${id}option${options.indexOf(chosen)}` : undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}problem` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setOpen(true)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => {
            addTyped()
            setOpen(false)
          }}
          className="min-h-7 min-w-24 flex-1 bg-transparent text-sm outline-none max-sm:text-[1rem]"
        />
        {end}
      </div>
      <p id={`${id}problem`} role="alert" className="px-4 pb-2 text-danger-text text-xs empty:hidden">
        {problem}
      </p>
      <div
        id={`${id}list`}
        role="listbox"
        aria-label={label}
        className={clsx(
          "absolute inset-x-3 top-full z-20 max-h-64 overflow-y-auto rounded-card border border-line bg-raised p-1.5 shadow-raised",
          !(open && options.length > 0) && "hidden",
        )}
      >
        {options.map((person, i) => (
          <button
            key={person.email}
            id={`${id}option${i}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={person === chosen}
            onPointerEnter={() => setActive(i)}
            // Keep the focus in the input.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => add([person])}
            className={clsx(
              "flex w-full items-center gap-2.5 rounded-control px-2 py-1.5 text-start max-sm:min-h-11",
              person === chosen && "bg-brand-soft",
            )}
          >
            <Avatar size="xs" name={person.name || person.email} src={person.avatar} />
            <span className="min-w-0 flex-1">
              <span className="block truncate text-dense" dir="auto">
                {person.name || person.email}
              </span>
              {person.name && <span className="block truncate text-ink-faint text-xs">{person.email}</span>}
            </span>
          </button>
        ))}
      </div>
    </div>
  )
}
