"use client"

import {
  EmojiPicker,
  type EmojiPickerListCategoryHeaderProps,
  type EmojiPickerListEmojiProps,
  type EmojiPickerListRowProps,
} from "frimousse"
import { useTranslations } from "next-intl"
import { useRef } from "react"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { emojiData } from "./emoji-data"

const components = {
  CategoryHeader: ({ category, ...props }: EmojiPickerListCategoryHeaderProps) => (
    <div {...props} className="bg-raised px-2 py-1.5 font-medium text-ink-muted text-xs first-letter:uppercase">
      {category.label}
    </div>
  ),
  Row: (props: EmojiPickerListRowProps) => <div {...props} className="scroll-my-1.5 px-1" />,
  Emoji: ({ emoji, ...props }: EmojiPickerListEmojiProps) => (
    <button
      {...props}
      className="flex size-9 items-center justify-center rounded-control text-title data-active:bg-neutral-soft"
    >
      {emoji.emoji}
    </button>
  ),
}

/** The emoji picker in the user's language, with search and keyboard navigation. */
export default function EmojiPanel({ onPick }: { onPick: (emoji: string) => void }) {
  const t = useTranslations("chat.emoji")
  const locale = useLanguage()
  const search = useRef<HTMLInputElement>(null)
  return (
    <EmojiPicker.Root
      locale={locale}
      resolveEmojiData={emojiData}
      columns={8}
      onEmojiSelect={({ emoji }) => onPick(emoji)}
      className="isolate flex h-88 w-full flex-col"
    >
      <div className="flex items-center gap-2 p-2">
        <EmojiPicker.Search
          ref={search}
          autoFocus
          aria-label={t("search")}
          placeholder={t("search")}
          className="min-h-control min-w-0 flex-1 rounded-control border border-line-strong bg-card px-3 text-sm outline-none placeholder:text-ink-faint focus-visible:border-brand-mark max-sm:text-[1rem]"
        />
        <EmojiPicker.SkinToneSelector
          aria-label={t("skinTone")}
          data-tip={t("skinTone")}
          className="grid size-control shrink-0 place-items-center rounded-control text-title hover:bg-neutral-soft"
        />
      </div>
      <EmojiPicker.Viewport className="relative min-h-0 flex-1 outline-hidden">
        <EmojiPicker.Loading className="absolute inset-0 grid place-items-center text-dense text-ink-muted">
          {t("loading")}
        </EmojiPicker.Loading>
        <EmojiPicker.Empty className="absolute inset-0 grid place-items-center text-dense text-ink-muted">
          {t("none")}
        </EmojiPicker.Empty>
        <EmojiPicker.List className="select-none pb-1.5" components={components} />
      </EmojiPicker.Viewport>
    </EmojiPicker.Root>
  )
}
