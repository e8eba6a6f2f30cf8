/**
 * Time across ranks. {@link org.tutti.sync.SyncConfiguration} says how ranks are synchronized,
 * {@link org.tutti.sync.Synchronizer} does it for the length of a launch. Beneath lie three rooms:
 * {@code clock} reads local time, {@code clocksync} makes one logical global clock of all local
 * ones, {@code process} lets all ranks start together.
 */
package org.tutti.sync;
