/** Reads annotated elements into the model and reports violations of the rules. */
package org.tutti.processor.read;
