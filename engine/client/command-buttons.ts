/**
 * Buttons that open and close a dialog by `command` and `commandfor`, for browsers that do not know
 * them: it is loaded by those alone.
 */
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button[commandfor]') : null
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
  if (!button || !(dialog instanceof HTMLDialogElement)) return
  if (button.getAttribute('command') === 'show-modal') dialog.showModal()
  else dialog.close()
})

export {}
