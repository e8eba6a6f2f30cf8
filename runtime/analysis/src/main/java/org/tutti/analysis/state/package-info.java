/**
 * The states of the machine, as the probes between cells show them: never as the run-times do that
 * they are to explain.
 */
package org.tutti.analysis.state;
