/** The rules of the language, their identifiers and how a broken one is reported. */
package org.tutti.processor.rule;
