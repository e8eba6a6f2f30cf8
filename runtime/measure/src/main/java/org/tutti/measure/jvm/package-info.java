/** The virtual machine beside the benchmark: compilers at work, collections, allocation. */
package org.tutti.measure.jvm;
