/**
 * What a synchronization takes from its user. Each method declares its own {@link
 * org.tutti.sync.parameter.SyncParameter}s, with their types, defaults and bounds, and reads them
 * from the {@link org.tutti.sync.parameter.SyncParameters} it is made with. A parameter that a
 * method does not declare can be neither given to it nor read by it.
 */
package org.tutti.sync.parameter;
