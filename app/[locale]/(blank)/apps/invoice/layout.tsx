import "@/app/styles/invoices.css"

export { Bare as default } from "@/components/layout/bare"
