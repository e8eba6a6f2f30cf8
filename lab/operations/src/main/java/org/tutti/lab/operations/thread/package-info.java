/**
 * Operations that several threads of each process call at the same time, the suite {@code threads}.
 * They need {@code --thread-level MULTIPLE}.
 */
package org.tutti.lab.operations.thread;
