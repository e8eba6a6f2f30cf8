/**
 * What commands have in common before they are parsed: their names and groups, the process in which
 * one is called, and the way by which other modules add some ({@link
 * org.tutti.cli.command.CommandSource}).
 */
package org.tutti.cli.command;
