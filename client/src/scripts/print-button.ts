/** Shows the buttons that print the page. */
export function startPrintButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-print]")) {
    button.hidden = false;
    button.onclick = () => print();
  }
}
