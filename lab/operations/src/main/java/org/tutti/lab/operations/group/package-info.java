/**
 * Collectives of some of a launch's processes, or of several groups of them at the same time, the
 * suite {@code groups}.
 */
package org.tutti.lab.operations.group;
