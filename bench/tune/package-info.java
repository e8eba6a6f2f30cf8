/** Whether what {@code tune} writes makes a library faster, and how soon it finds the best. */
package org.tutti.bench.tune;
