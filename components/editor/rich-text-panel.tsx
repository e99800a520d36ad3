"use client"

import { EditorContent, useEditor } from "@tiptap/react"
import clsx from "clsx"
import { useEffect, useRef } from "react"
import { extensions } from "./extensions"
import { frame, heights, type RichTextProps } from "./rich-text"
import "./rich-text.css"
import { Toolbar } from "./toolbar"

const attributesOf = (props: RichTextProps): Record<string, string> => {
  const { id, label, disabled, size = "md" } = props
  const given = {
    id,
    role: "textbox",
    "aria-multiline": "true",
    "aria-label": label,
    "aria-describedby": props["aria-describedby"],
    "aria-invalid": props["aria-invalid"] && "true",
    "aria-required": props["aria-required"] && "true",
    "aria-disabled": disabled ? "true" : undefined,
    class: clsx(
      "rich-text py-3 outline-none",
      props.bare ? "px-4" : "px-3",
      size !== "fill" && heights[size],
      size === "fill" && "min-h-full",
    ),
  }
  return Object.fromEntries(Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1])))
}

/** Whether ProseMirror must leave a key to the surrounding form, dialog or screen: Esc closes, Ctrl+Enter submits. */
const belongsOutside = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === "Escape" || (key === "Enter" && (ctrlKey || metaKey))

/** The editor itself; screens use `RichText`, which loads it. */
export default function RichTextPanel(props: RichTextProps) {
  const { value, defaultValue = "", onChange, onBlur, placeholder, disabled, autoFocus, name, size = "md" } = props
  const start = value ?? defaultValue
  const latest = useRef({ onChange, onBlur })
  const reported = useRef(start)
  const hiddenInput = useRef<HTMLInputElement>(null)
  useEffect(() => {
    latest.current = { onChange, onBlur }
  })

  const editor = useEditor({
    extensions: extensions(placeholder),
    content: start,
    editable: !disabled,
    autofocus: autoFocus ? "start" : false,
    immediatelyRender: true,
    // Its style element would have no CSP nonce; rich-text.css has the styles it needs.
    injectCSS: false,
    editorProps: {
      attributes: () => attributesOf(props),
      handleDOMEvents: { keydown: (_, event) => belongsOutside(event) },
    },
    onUpdate: ({ editor: now }) => {
      reported.current = now.isEmpty ? "" : now.getHTML()
      if (hiddenInput.current) hiddenInput.current.value = reported.current
      latest.current.onChange?.(reported.current)
    },
    onBlur: () => latest.current.onBlur?.(),
  })

  // A value that does not come from this editor (a reset, another user's change) replaces the text.
  useEffect(() => {
    if (value === undefined || value === reported.current) return
    reported.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled])

  return (
    <div className={frame(props)}>
      {name && <input ref={hiddenInput} type="hidden" name={name} defaultValue={start} />}
      <Toolbar editor={editor} kind={props.toolbar ?? "brief"} disabled={disabled} />
      <EditorContent
        editor={editor}
        className={clsx("overflow-y-auto", size === "fill" ? heights.fill : "[&>div]:overflow-y-auto")}
      />
    </div>
  )
}
