/**
 * Time across ranks, in three rooms: {@code clock} reads local time, {@code clocksync} makes one
 * logical global clock of all local ones, {@code process} lets all ranks start together.
 */
package org.tutti.sync;
