/** Reads annotated elements into the model and reports what breaks a rule. */
package org.tutti.processor.read;
