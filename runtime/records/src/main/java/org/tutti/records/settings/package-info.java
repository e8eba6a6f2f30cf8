/**
 * The settings of cells, launches, campaigns, and the driver. Each {@link
 * org.tutti.records.settings.SettingKey} says how the text of one setting is parsed, what its
 * default is, and what it is about; {@link org.tutti.records.settings.Settings} are values of some
 * of them. An annotation, an option of the command line, a call of the API, and a level of a factor
 * each set such a value; the manifest keeps it, and each rank receives it.
 *
 * <p>A further setting is a further key here, and, unless only the command line and the API are to
 * set it, an attribute of an annotation; its scope decides which commands have it as an option.
 */
package org.tutti.records.settings;
