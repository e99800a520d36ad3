import "@/app/styles/calendar.css"

export { Bare as default } from "@/components/layout/bare"
