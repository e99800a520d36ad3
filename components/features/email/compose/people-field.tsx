"use client"

import { X } from "lucide-react"
import { useTranslations } from "next-intl"
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react"
import { PickInput } from "@/components/ui/pick-input"
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
type Suggested = Addressee & { avatar?: string }

/** A field for recipients: suggested people, or any e-mail address. */
export function PeopleField({ label, value, onChange, problem, autoFocus, end, ref }: Props) {
  const t = useTranslations("email.compose")
  const ui = useTranslations("ui")
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus])
  const [typed, setTyped] = useState("")
  const [isFocused, setFocused] = useState(false)
  const q = typed.trim() || undefined
  const { data, isLoading } = useQuery(endpoints.findPeople, isFocused ? { query: { q } } : null)
  // A complete address comes first, so that Enter takes it literally.
  const exact = addresseeOf(typed)
  const people = data?.people ?? []
  const found: Suggested[] = exact
    ? [people.find((one) => isSame(one, exact)) ?? exact, ...people.filter((one) => !isSame(one, exact))]
    : people
  const offered = found.filter((person) => !value.some((one) => isSame(one, person)))
  const options = offered.map((person) => ({
    value: person.email,
    label: person.avatar === undefined ? ui("addEntry", { name: person.email }) : person.name || person.email,
    description: person.name ? person.email : undefined,
    avatar: person.avatar === undefined ? undefined : { src: person.avatar },
  }))

  function add(people: Addressee[], rest = "") {
    const added = people.filter(
      (one, i) => !value.some((other) => isSame(one, other)) && people.findIndex((other) => isSame(one, other)) === i,
    )
    if (added.length > 0) onChange([...value, ...added.map(({ email, name }) => ({ email, name }))])
    setTyped(rest)
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
    if (event.nativeEvent.isComposing) return
    if ((event.key === "," || event.key === ";") && addTyped()) event.preventDefault()
    else if (event.key === "Backspace" && !typed) onChange(value.slice(0, -1))
  }

  return (
    <div className="border-line border-b">
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
        <PickInput
          id={id}
          ref={input}
          listLabel={label}
          options={options}
          isSearching={isLoading}
          emptyText={t("noPerson")}
          onPick={(email) => add(offered.filter((person) => person.email === email))}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}problem` : undefined}
          autoCapitalize="off"
          spellCheck={false}
          value={typed}
          onChange={setTyped}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            addTyped()
            setFocused(false)
          }}
          className="min-h-7 min-w-24 flex-1 bg-transparent text-sm outline-none max-sm:text-[1rem]"
        />
        {end}
      </div>
      <p id={`${id}problem`} role="alert" className="px-4 pb-2 text-danger-text text-xs empty:hidden">
        {problem}
      </p>
    </div>
  )
}
