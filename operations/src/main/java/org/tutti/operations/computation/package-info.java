/** What a process computes by itself, for the features of a machine (hoefler2015, section 5.1). */
package org.tutti.operations.computation;
