/** Mantine's styles of every kind of field; for forms of the back office, which use most of them. */
import './form-styles';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import '@mantine/core/styles/Tree.layer.css';
import '@mantine/core/styles/TreeSelect.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
