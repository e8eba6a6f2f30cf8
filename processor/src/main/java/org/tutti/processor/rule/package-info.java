/** The rules for annotated code, their identifiers, and how violations are reported. */
package org.tutti.processor.rule;
