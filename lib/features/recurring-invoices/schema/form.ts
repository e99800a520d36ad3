import * as z from "zod"
import { invoiceForm } from "@/lib/features/invoices/schema/form"
import { recurringForm } from "./recurring"

/** The form to edit a recurring invoice. It holds numbers as typed, in the user's locale. */
export const recurringEditForm = (locale: string) => {
  const { service, currency, lines } = invoiceForm(locale).shape
  const { name, rule, startsOn, endsOn, termDays, act } = recurringForm.shape
  return z.object({
    ...{ name: name.unwrap(), rule, startsOn, endsOn: endsOn.unwrap(), termDays: termDays.unwrap(), act: act.unwrap() },
    ...{ service, currency, lines },
  })
}
