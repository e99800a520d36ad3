"use client"

import { DayPicker, type DayPickerProps } from "react-day-picker"
import { useDirection } from "./use-direction"

const arrow =
  "absolute top-0 grid size-9 place-items-center rounded-control text-ink-muted hover:bg-neutral-soft hover:text-ink " +
  "aria-disabled:pointer-events-none aria-disabled:opacity-40 max-sm:size-11"

const classNames: DayPickerProps["classNames"] = {
  root: "w-fit text-ink",
  months: "flex flex-wrap gap-6",
  month: "relative space-y-1",
  button_previous: `${arrow} start-0`,
  button_next: `${arrow} end-0`,
  chevron: "size-4 fill-current",
  month_caption: "flex h-9 items-center justify-center max-sm:h-11",
  caption_label: "inline-flex items-center gap-1 font-medium text-sm",
  dropdowns: "flex items-center gap-3",
  dropdown_root:
    "relative inline-flex rounded-control has-focus-visible:outline-2 has-focus-visible:outline-brand-mark",
  dropdown: "absolute inset-0 w-full cursor-pointer opacity-0",
  month_grid: "border-collapse",
  weekday: "size-9 font-normal text-ink-muted text-xs max-sm:size-11 max-[22.5rem]:size-9",
  day: "p-0 py-px text-center",
  day_button:
    "tabular grid size-9 place-items-center rounded-control text-dense hover:bg-neutral-soft disabled:pointer-events-none max-sm:size-11 max-[22.5rem]:size-9",
  today: "[&>button]:font-semibold [&>button]:ring-1 [&>button]:ring-line-strong [&>button]:ring-inset",
  outside: "text-ink-faint",
  disabled: "line-through opacity-40",
  hidden: "invisible",
  selected: "[&>button]:bg-brand [&>button]:text-brand-on [&>button]:hover:bg-brand-hover",
  range_start: "rounded-s-control bg-brand-soft bg-clip-content",
  range_end: "rounded-e-control bg-brand-soft bg-clip-content",
  range_middle:
    "bg-brand-soft bg-clip-content [&>button]:rounded-none! [&>button]:bg-transparent! [&>button]:text-brand-text!",
  footer: "pt-2 text-dense text-ink-muted",
}

/** The calendar itself; screens use `Calendar`, which loads it with the language's texts. */
export default function CalendarPanel(props: DayPickerProps) {
  const direction = useDirection()
  // A phone has room for only one month. This component renders only in the browser.
  const months = window.matchMedia("(min-width: 640px)").matches ? props.numberOfMonths : 1
  return (
    <DayPicker
      navLayout="around"
      dir={direction}
      showOutsideDays={props.mode !== "range"}
      {...props}
      numberOfMonths={months}
      classNames={classNames}
    />
  )
}
