"use client"

import { Send } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { Avatar } from "@/components/ui/avatar"
import { Button } from "@/components/ui/button"
import { Card, CardBody, CardFooter, CardHeader } from "@/components/ui/card"
import { Input } from "@/components/ui/input"

export default function Chat() {
  const t = useTranslations("kit/cards-advance.chat")
  const [sent, setSent] = useState<string[]>([])
  const [text, setText] = useState("")
  const bubbles = [
    { own: false, text: t("first") },
    { own: true, text: t("second") },
    { own: false, text: t("third") },
    ...sent.map((message) => ({ own: true, text: message })),
  ]
  return (
    <Card>
      <CardHeader
        level={3}
        title={
          <span className="flex items-center gap-3">
            <Avatar name="Tiago Ferreira" status="online" /> Tiago Ferreira
          </span>
        }
      />
      <CardBody>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
        <div role="log" aria-label={t("log")} tabIndex={0} className="max-h-64 space-y-2 overflow-y-auto">
          {bubbles.map(({ own, text: words }, i) => (
            <p
              // biome-ignore lint/suspicious/noArrayIndexKey: messages are only appended
              key={i}
              className={`w-fit max-w-[85%] rounded-card px-3 py-2 text-dense ${own ? "ms-auto bg-brand text-brand-on" : "bg-neutral-soft text-ink"}`}
            >
              {words}
            </p>
          ))}
        </div>
      </CardBody>
      <CardFooter>
        <form
          className="flex w-full gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            if (!text.trim()) return
            setSent([...sent, text.trim()])
            setText("")
          }}
        >
          <Input
            aria-label={t("write")}
            placeholder={t("write")}
            value={text}
            maxLength={200}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" iconOnly label={t("send")} icon={<Send className="rtl:-scale-x-100" />} />
        </form>
      </CardFooter>
    </Card>
  )
}
