/**
 * Time across ranks. {@link org.tutti.sync.SyncConfiguration} describes how ranks are synchronized,
 * {@link org.tutti.sync.Synchronizer} does it for the length of a launch, and {@link
 * org.tutti.sync.SyncMethods} lists the methods: a new one is a class and a line there or in {@code
 * ProcessMethod}, or in another module a {@code ClockMethodSource}.
 *
 * <ul>
 *   <li>{@code clock} reads local time and measures how good a clock is; {@code tsc} adds the
 *       time-stamp counter.
 *   <li>{@code clocksync} learns one logical global clock from all local ones, by HCA, and has what
 *       other methods of the literature share; {@code joint} is Tutti's own method; {@code sharing}
 *       synchronizes ranks that read the same clock only once.
 *   <li>{@code process} makes all ranks start an observation together.
 *   <li>{@code parameter} holds the types by which methods declare their parameters.
 *   <li>{@code host} finds out whether the ranks of a host have a core each.
 *   <li>{@code experiment} uses all of the above, this package included, for the experiments of
 *       hunold2015 on the user's machine.
 * </ul>
 *
 * <p>All but {@code experiment} lie beneath this package.
 */
package org.tutti.sync;
