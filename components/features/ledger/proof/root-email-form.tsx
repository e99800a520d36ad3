"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { TextField } from "@/components/form/text-field"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/ledger/endpoints"
import type { Books } from "@/lib/features/ledger/schema/proof"

const schema = () => import("@/lib/features/ledger/schema/proof").then(({ booksChanges }) => booksChanges)

/** The address to which the daily root is mailed; empty stops it. */
export default function RootEmailForm({ books, onDone }: { books: Books; onDone: () => void }) {
  const t = useTranslations("proof.root")
  const change = useMutation(endpoints.changeBooks, { invalidates: [endpoints.getBooks] })
  return (
    <Form
      schema={schema}
      defaultValues={{ rootEmail: books.rootEmail ?? "" }}
      submitLabel={t("saveMail")}
      onCancel={onDone}
      onSubmit={async (body) => {
        await change.run({ params: { id: books.business }, body })
        void toast.success(t(body.rootEmail ? "mailStarted" : "mailStopped"))
        onDone()
      }}
    >
      <TextField name="rootEmail" type="email" label={t("address")} help={t("addressHelp")} autoComplete="email" />
    </Form>
  )
}
