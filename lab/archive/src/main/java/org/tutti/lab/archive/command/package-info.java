/** The commands {@code archive} and {@code replicate}. */
package org.tutti.lab.archive.command;
