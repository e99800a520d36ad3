import "@/app/styles/reading.css"

export { Bare as default } from "@/components/layout/bare"
