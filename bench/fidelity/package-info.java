/** Whether Tutti measures what C measures: C, a bare loop in Java and Tutti, launch by launch. */
package org.tutti.bench.fidelity;
